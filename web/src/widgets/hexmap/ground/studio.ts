// Where tiles are painted: in a worker if the browser has one that can paint, otherwise on the page.
import type { Scene, Tile } from './scene';
import type { Done, Order } from './worker';

export type Painted = ImageBitmap | HTMLCanvasElement;

export interface Studio {
  paint(key: string, tile: Tile, width: number, height: number): Promise<Painted>;
  close(): void;
}

function worker(scene: Scene): Studio {
  const hand = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<string, (painted: Painted) => void>();
  hand.onmessage = ({ data }: MessageEvent<Done>) => {
    waiting.get(data.key)?.(data.bitmap);
    waiting.delete(data.key);
  };
  hand.postMessage({ scene } satisfies Order);
  return {
    paint: (key, tile, width, height) =>
      new Promise((done) => {
        waiting.set(key, done);
        hand.postMessage({ key, tile, width, height } satisfies Order);
      }),
    close: () => hand.terminate(),
  };
}

async function page(scene: Scene): Promise<Studio> {
  const [{ Painter }, { prepare }] = await Promise.all([import('./paint'), import('./prepare')]);
  const make = (width: number, height: number): HTMLCanvasElement => Object.assign(document.createElement('canvas'), { width, height });
  const painter = new Painter(prepare(scene), make);
  return {
    async paint(_, tile, width, height) {
      const canvas = make(width, height);
      painter.paint(canvas.getContext('2d')!, tile);
      return canvas;
    },
    close() {},
  };
}

export function studio(scene: Scene): Promise<Studio> {
  return typeof OffscreenCanvas !== 'undefined' && typeof Worker !== 'undefined' ? Promise.resolve(worker(scene)) : page(scene);
}
