// Paints a part of a scene: in a worker or, if the browser has none, on the page.
import { corners } from '../hex';
import { whim, type Spot } from '../shapes';
import type { Crest, Prepared } from './prepare';
import type { Scene, SceneHex, Tile } from './scene';

type Brush = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;
type Sheet = HTMLCanvasElement | OffscreenCanvas;

const INK = { light: '#4b3a22', dark: '#120f0a' };
const SEA = { light: ['#8fbccb', '#a3cad5', '#b9d8de', '#cfe5e6'], dark: ['#1d3a46', '#22424e', '#284c58', '#305863'] };
const SHORE = { light: '#f6ecd0', dark: '#5a543f' };

/** The light and shadow of the hills as one transparent picture. */
function relief(prepared: Prepared, make: (width: number, height: number) => Sheet): Sheet {
  const { light } = prepared;
  const sheet = make(light.width, light.height);
  const brush = sheet.getContext('2d') as Brush;
  const image = brush.createImageData(light.width, light.height);
  light.values.forEach((value, n) => {
    const strength = Math.min(0.6, Math.abs(value));
    const lit = value > 0;
    image.data[4 * n] = lit ? 255 : 38;
    image.data[4 * n + 1] = lit ? 246 : 26;
    image.data[4 * n + 2] = lit ? 214 : 8;
    image.data[4 * n + 3] = 255 * strength * (lit ? 0.42 : 0.62);
  });
  brush.putImageData(image, 0, 0);
  return sheet;
}

export class Painter {
  readonly #relief: Sheet;

  constructor(
    private readonly prepared: Prepared,
    make: (width: number, height: number) => Sheet,
  ) {
    this.#relief = relief(prepared, make);
  }

  paint(brush: Brush, tile: Tile): void {
    const { scene } = this.prepared;
    const tone = tile.dark ? 'dark' : 'light';
    const r = scene.radius;
    brush.setTransform(tile.scale, 0, 0, tile.scale, -tile.x * tile.scale, -tile.y * tile.scale);
    brush.lineJoin = brush.lineCap = 'round';
    const near = scene.hexes.filter(({ x, y }) => x > tile.x - r && x < tile.x + tile.width + r && y > tile.y - r && y < tile.y + tile.height + r);
    brush.save();
    brush.beginPath();
    for (const { x, y, width, height } of scene.parts ?? [scene.sheet]) brush.rect(x, y, width, height);
    brush.clip();
    this.#sea(brush, tile, tone);
    this.#land(brush, tile, tone, near);
    grid(brush, scene, near, tone);
    for (const crest of this.prepared.crests) if (touches(crest, tile, r)) slope(brush, crest, r, tone);
    lines(brush, scene, tone);
    brush.setLineDash([4, 3]);
    brush.lineWidth = 1.5;
    brush.strokeStyle = tile.dark ? '#b08fce' : '#6f4a94';
    brush.stroke(this.prepared.zones);
    brush.setLineDash([]);
    dots(brush, scene, near, tone, tile.scale);
    brush.restore();
    brush.lineWidth = 2;
    brush.strokeStyle = tile.dark ? '#394046' : '#8b7f63';
    for (const { x, y, width, height } of scene.parts ?? [scene.sheet]) brush.strokeRect(x, y, width, height);
  }

  #sea(brush: Brush, tile: Tile, tone: 'light' | 'dark'): void {
    const { shallows, waterlines } = this.prepared;
    brush.fillStyle = SEA[tone][0]!;
    brush.fillRect(tile.x, tile.y, tile.width, tile.height);
    shallows.forEach((path, i) => {
      brush.fillStyle = SEA[tone][i + 1]!;
      brush.fill(path);
    });
    waterlines.forEach((path, i) => {
      brush.strokeStyle = tone === 'dark' ? `rgb(140 190 205 / ${34 - 7 * i}%)` : `rgb(62 122 146 / ${48 - 10 * i}%)`;
      brush.lineWidth = 0.9;
      brush.stroke(path);
    });
  }

  #land(brush: Brush, tile: Tile, tone: 'light' | 'dark', near: SceneHex[]): void {
    const { scene, land, grounds, contours, veils, light } = this.prepared;
    const r = scene.radius;
    brush.save();
    brush.clip(land);
    brush.fillStyle = SHORE[tone];
    brush.fillRect(tile.x, tile.y, tile.width, tile.height);
    for (const { kind, path } of grounds) {
      brush.fillStyle = scene.kinds[kind]![tone];
      brush.fill(path);
    }
    brush.lineWidth = 0.34 * r;
    brush.strokeStyle = SHORE[tone];
    brush.globalAlpha = 0.7;
    brush.stroke(land);
    brush.globalAlpha = 1;
    veils.forEach((path) => {
      brush.fillStyle = 'rgb(185 138 74 / 11%)';
      brush.fill(path);
    });
    brush.imageSmoothingEnabled = true;
    brush.imageSmoothingQuality = 'high';
    brush.drawImage(this.#relief, light.x - light.cell / 2, light.y - light.cell / 2, light.width * light.cell, light.height * light.cell);
    contours.forEach((path, i) => {
      brush.strokeStyle = tone === 'dark' ? 'rgb(214 190 140 / 20%)' : 'rgb(120 88 40 / 26%)';
      brush.lineWidth = i % 2 ? 0.9 : 0.55;
      brush.stroke(path);
    });
    signs(brush, scene, near, tone);
    brush.restore();
    brush.strokeStyle = tone === 'dark' ? '#8fb6c2' : '#3c6d83';
    brush.lineWidth = 1.6;
    brush.stroke(land);
  }
}

function touches(crest: Crest, tile: Tile, r: number): boolean {
  return crest.points.some(({ x, y }) => x > tile.x - 2 * r && x < tile.x + tile.width + 2 * r && y > tile.y - 2 * r && y < tile.y + tile.height + 2 * r);
}

function signs(brush: Brush, scene: Scene, near: SceneHex[], tone: 'light' | 'dark'): void {
  const r = scene.radius;
  const dark = tone === 'dark';
  const [leaf, trunk, tuft, roof, ridge, specks, stone] = [new Path2D(), new Path2D(), new Path2D(), new Path2D(), new Path2D(), new Path2D(), new Path2D()];
  const dash = new Path2D();
  for (const { x, y, kind } of near) {
    const seed = Math.round(x * 7 + y * 13);
    const sign = scene.kinds[kind]?.sign;
    const spot = (i: number, far: number): [number, number] => {
      const angle = 2.399 * i + 6.28 * whim(seed, 3);
      const away = far * r * Math.sqrt((i + 0.6) / 13);
      return [x + away * Math.cos(angle), y + away * Math.sin(angle)];
    };
    if (sign === 'specks') {
      for (let i = 0; i < 6; i++) {
        const [u, v] = spot(i * 2, 0.85);
        specks.moveTo(u + 0.7, v);
        specks.arc(u, v, 0.7, 0, 7);
      }
    } else if (sign === 'grove') {
      const vines = whim(seed, 9) < 0.22;
      const turn = whim(seed, 1) * 1.2 - 0.6;
      const [c, s] = [Math.cos(turn), Math.sin(turn)];
      for (let a = -2; a <= 2; a++)
        for (let b = -2; b <= 2; b++) {
          const [u, v] = [a * 0.33 * r + (b % 2 ? 0.16 * r : 0), b * 0.3 * r];
          const [px, py] = [x + u * c - v * s, y + u * s + v * c];
          if (Math.hypot(px - x, py - y) > 0.8 * r || Math.hypot(px - x, py - y) < 0.14 * r) continue;
          if (vines) {
            dash.moveTo(px - 3.2 * c, py - 3.2 * s);
            dash.lineTo(px + 3.2 * c, py + 3.2 * s);
          } else {
            trunk.moveTo(px + 2.3, py + 1.6);
            trunk.ellipse(px + 1, py + 1.3, 2.4, 1.7, 0, 0, 7);
            const size = 1.9 + 0.8 * whim(seed, a * 7 + b);
            leaf.moveTo(px + size, py);
            leaf.arc(px, py, size, 0, 7);
          }
        }
    } else if (sign === 'tufts') {
      for (let i = 0; i < 13; i++) {
        const [u, v] = spot(i, 0.86);
        tuft.moveTo(u - 2.6, v + 1);
        tuft.quadraticCurveTo(u - 1.9, v - 2.4, u - 0.4, v + 0.6);
        tuft.moveTo(u - 0.6, v + 1);
        tuft.quadraticCurveTo(u + 0.6, v - 3.4, u + 1.2, v + 0.6);
        tuft.moveTo(u + 1, v + 1);
        tuft.quadraticCurveTo(u + 2.4, v - 1.6, u + 3, v + 0.8);
      }
    } else if (sign === 'roofs') {
      const count = scene.kinds[kind]?.count ?? 15;
      for (let i = 0; i < count; i++) {
        const angle = 2.399 * i + whim(seed, 2) * 6;
        const away = 0.7 * r * Math.sqrt((i + 0.9) / count);
        const [u, v] = [x + away * Math.cos(angle), y + away * Math.sin(angle)];
        const turn = whim(seed, i + 4) * 3;
        const [c, s] = [Math.cos(turn), Math.sin(turn)];
        const [w, h] = [2.2 + 1.6 * whim(seed, i + 40), 1.5 + 0.7 * whim(seed, i + 70)];
        const put = (path: Path2D, top: number, bottom: number): void => {
          path.moveTo(u - w * c - top * s, v - w * s + top * c);
          path.lineTo(u + w * c - top * s, v + w * s + top * c);
          path.lineTo(u + w * c - bottom * s, v + w * s + bottom * c);
          path.lineTo(u - w * c - bottom * s, v - w * s + bottom * c);
          path.closePath();
        };
        put(roof, -h, h);
        put(ridge, 0, h);
      }
    } else if (sign === 'bastion') {
      for (let i = 0; i < 4; i++) {
        const [u, v] = [x + (i % 2 ? 1 : -1) * 0.42 * r, y + (i < 2 ? -1 : 1) * 0.36 * r];
        stone.rect(u - 4, v - 4, 8, 8);
      }
      stone.rect(x - 0.42 * r, y - 0.36 * r, 0.84 * r, 0.72 * r);
    }
  }
  const fill = (path: Path2D, colour: string): void => {
    brush.fillStyle = colour;
    brush.fill(path);
  };
  fill(specks, dark ? 'rgb(235 220 170 / 22%)' : 'rgb(120 96 50 / 34%)');
  fill(trunk, dark ? 'rgb(0 0 0 / 40%)' : 'rgb(50 60 20 / 26%)');
  fill(leaf, dark ? '#6d8050' : '#7f9352');
  brush.lineWidth = 1.5;
  brush.strokeStyle = dark ? '#6d8050' : '#869a58';
  brush.stroke(dash);
  brush.lineWidth = 0.9;
  brush.strokeStyle = dark ? '#7c8f66' : '#5f7040';
  brush.stroke(tuft);
  fill(roof, dark ? '#b0563b' : '#b4502f');
  fill(ridge, dark ? '#8a3f2b' : '#8f3a20');
  brush.lineWidth = 2;
  brush.strokeStyle = dark ? '#8c867a' : '#6d665a';
  brush.stroke(stone);
}

function grid(brush: Brush, scene: Scene, near: SceneHex[], tone: 'light' | 'dark'): void {
  const [land, sea] = [new Path2D(), new Path2D()];
  for (const { x, y, kind } of near) {
    const path = kind === scene.sea ? sea : land;
    corners(x, y, scene.radius, scene.orientation ?? 'flat').forEach(([u, v], i) => (i ? path.lineTo(u, v) : path.moveTo(u, v)));
    path.closePath();
  }
  brush.lineWidth = 0.75;
  brush.strokeStyle = tone === 'dark' ? 'rgb(190 215 222 / 16%)' : 'rgb(255 255 255 / 34%)';
  brush.stroke(sea);
  brush.strokeStyle = tone === 'dark' ? 'rgb(236 231 218 / 17%)' : 'rgb(74 62 36 / 27%)';
  brush.stroke(land);
}

/** Only hexsides that the rules call slopes get a dark crest, ticks on the low side and a shadow. */
function slope(brush: Brush, { points, down }: Crest, r: number, tone: 'light' | 'dark'): void {
  const run = (far: number): void => {
    brush.beginPath();
    points.forEach(({ x, y }, i) => (i ? brush.lineTo(x + down[i]!.x * far, y + down[i]!.y * far) : brush.moveTo(x + down[i]!.x * far, y + down[i]!.y * far)));
    brush.stroke();
  };
  brush.lineCap = 'butt';
  brush.strokeStyle = tone === 'dark' ? 'rgb(0 0 0 / 20%)' : 'rgb(70 46 14 / 9%)';
  for (const [far, wide] of [[0.17, 0.34], [0.12, 0.24], [0.07, 0.14]] as const) {
    brush.lineWidth = wide * r;
    run(far * r);
  }
  brush.lineCap = 'round';
  brush.strokeStyle = tone === 'dark' ? 'rgb(205 180 132 / 55%)' : INK.light;
  brush.lineWidth = 0.028 * r;
  brush.beginPath();
  let [along, count] = [0, 0];
  const every = 0.125 * r;
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [points[i - 1]!, points[i]!];
    const long = Math.hypot(b.x - a.x, b.y - a.y);
    for (; along <= long; along += every) {
      const k = long ? along / long : 0;
      const [x, y] = [a.x + (b.x - a.x) * k, a.y + (b.y - a.y) * k];
      const [dx, dy] = [down[i - 1]!.x * (1 - k) + down[i]!.x * k, down[i - 1]!.y * (1 - k) + down[i]!.y * k];
      const size = (count++ % 2 ? 0.17 : 0.26) * r;
      brush.moveTo(x, y);
      brush.lineTo(x + dx * size, y + dy * size);
    }
    along -= long;
  }
  brush.stroke();
  brush.strokeStyle = INK[tone];
  brush.lineWidth = 0.06 * r;
  run(0);
}

/** A curve through the middles of hexsides, with the middle of each hex as control point: so it always crosses the right sides. */
export function route(spots: readonly Spot[]): Path2D {
  const path = new Path2D();
  spots.forEach((at, i) => {
    const next = spots[i + 1];
    if (i === 0) path.moveTo(at.x, at.y);
    if (!next) path.lineTo(at.x, at.y);
    else if (i === 0) path.lineTo((at.x + next.x) / 2, (at.y + next.y) / 2);
    else path.quadraticCurveTo(at.x, at.y, (at.x + next.x) / 2, (at.y + next.y) / 2);
  });
  return path;
}

function lines(brush: Brush, scene: Scene, tone: 'light' | 'dark'): void {
  const r = scene.radius;
  const dark = tone === 'dark';
  const routes = scene.lines.map(({ kind, spots }) => ({ kind, path: route(spots) }));
  const draw = (kind: string, width: number, colour: string, dash: number[] = []): void => {
    brush.lineWidth = width;
    brush.strokeStyle = colour;
    brush.setLineDash(dash);
    for (const one of routes) if (one.kind === kind) brush.stroke(one.path);
    brush.setLineDash([]);
  };
  draw('stream', 2, dark ? '#5d93a8' : '#3f7f9c');
  draw('track', 0.1 * r, dark ? 'rgb(30 26 18 / 60%)' : 'rgb(255 250 230 / 65%)');
  draw('track', 0.048 * r, dark ? '#cdb98c' : '#6b532c', [0.16 * r, 0.11 * r]);
  draw('road', 0.15 * r, dark ? '#17140e' : '#6b552f');
  draw('road', 0.09 * r, dark ? '#cdb98c' : '#fbf2d8');
}

function dots(brush: Brush, scene: Scene, near: SceneHex[], tone: 'light' | 'dark', scale: number): void {
  const dark = tone === 'dark';
  brush.lineWidth = 0.9;
  for (const { x, y, kind } of near) {
    const dot = scene.kinds[kind]?.dot;
    if (!dot || kind === scene.sea) continue;
    brush.beginPath();
    brush.arc(x, y, 2.2, 0, 7);
    brush.fillStyle = dot;
    brush.strokeStyle = dark ? '#14110b' : '#3c3019';
    brush.fill();
    brush.stroke();
  }
  if (scale < 1) return;
  brush.font = '500 7.6px "Barlow Condensed", "Arial Narrow", sans-serif';
  brush.textAlign = 'center';
  for (const { x, y, kind, number } of near) {
    if (!number) continue;
    brush.fillStyle = kind === scene.sea ? (dark ? 'rgb(200 225 232 / 40%)' : 'rgb(30 80 100 / 50%)') : dark ? 'rgb(236 231 218 / 45%)' : 'rgb(60 48 25 / 55%)';
    brush.fillText(number, x, y - scene.radius * 0.72);
  }
}
