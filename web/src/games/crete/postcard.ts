// A day of the diary as one picture: its title, the painted sheets with numbered notes, the sentences below.
import { ring } from '../../widgets/hexmap/shapes';
import { R, type Isle } from './model';

export interface Postcard {
  title: string;
  /** Game and scenario, below the title. */
  from: string;
  notes: string[];
  marks: { x: number; y: number; text: string }[];
  pictures: Map<string, HTMLCanvasElement>;
}

const WIDE = 1200;
const EDGE = 40;
const LINE = 30;
const [PAPER, INK, SOFT, SEA, LAND] = ['#f6f2e6', '#22261f', '#5d5a4d', '#8fbccb', '#dccfa0'];

/** Breaks a text between words into lines of at most this length. */
export function lines(text: string, most: number, measure: (part: string) => number): string[] {
  const found: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word;
    if (line && measure(longer) > most) {
      found.push(line);
      line = word;
    } else line = longer;
  }
  return line ? [...found, line] : found;
}

export function draw(isle: Isle, { title, from, notes, marks, pictures }: Postcard): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  const on = canvas.getContext('2d')!;
  const face = getComputedStyle(document.body).getPropertyValue('--title') || 'sans-serif';
  const font = (weight: number, size: number): string => `${weight} ${size}px ${face}`;
  const wide = WIDE - 2 * EDGE;
  const scale = wide / isle.sheet.width;
  const tall = isle.sheet.height * scale;
  on.font = font(500, 22);
  const told = notes.map((note) => lines(note, wide - 50, (part) => on.measureText(part).width));
  canvas.width = WIDE;
  canvas.height = Math.round(140 + tall + EDGE + told.flat().length * LINE + notes.length * 8 + EDGE);
  on.fillStyle = PAPER;
  on.fillRect(0, 0, canvas.width, canvas.height);
  on.fillStyle = INK;
  on.font = font(700, 44);
  on.fillText(title, EDGE, 76, wide);
  on.fillStyle = SOFT;
  on.font = font(500, 22);
  on.fillText(from, EDGE, 112, wide);
  const [left, top] = [EDGE, 140];
  on.fillStyle = SEA;
  on.fillRect(left, top, wide, tall);
  const x = (value: number): number => left + (value - isle.sheet.x) * scale;
  const y = (value: number): number => top + (value - isle.sheet.y) * scale;
  for (const { grid, scene } of isle.grounds) {
    const picture = pictures.get(grid);
    if (picture) on.drawImage(picture, x(scene.sheet.x - 3), y(scene.sheet.y - 3), (scene.sheet.width + 6) * scale, (scene.sheet.height + 6) * scale);
    else {
      // Not painted yet: the land in one colour.
      on.fillStyle = LAND;
      const land = scene.hexes.filter(({ kind }) => kind !== scene.sea).map((hex) => ring({ x: x(hex.x), y: y(hex.y) }, R * 1.04 * scale, 'flat'));
      on.fill(new Path2D(land.join('')));
    }
  }
  const number = (text: string, cx: number, cy: number): void => {
    on.beginPath();
    on.arc(cx, cy, 15, 0, 2 * Math.PI);
    on.fillStyle = '#fffdf6';
    on.fill();
    on.lineWidth = 3;
    on.strokeStyle = INK;
    on.stroke();
    on.fillStyle = INK;
    on.font = font(700, 20);
    on.textAlign = 'center';
    on.fillText(text, cx, cy + 7);
    on.textAlign = 'left';
  };
  for (const mark of marks) number(mark.text, x(mark.x), y(mark.y));
  let down = top + tall + EDGE + 14;
  told.forEach((some, i) => {
    number(String(i + 1), EDGE + 16, down - 7);
    on.fillStyle = INK;
    on.font = font(500, 22);
    for (const line of some) {
      on.fillText(line, EDGE + 46, down);
      down += LINE;
    }
    down += 8;
  });
  return canvas;
}

/** Offers the picture as a download. */
export async function hand(canvas: HTMLCanvasElement, name: string): Promise<void> {
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!blob) return;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
