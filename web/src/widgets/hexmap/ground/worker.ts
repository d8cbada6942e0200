// The ground is painted here, so that the page never waits for it.
import { Painter } from './paint';
import { prepare } from './prepare';
import type { Scene, Tile } from './scene';

export type Order = { scene: Scene } | { key: string; tile: Tile; width: number; height: number };
export interface Done {
  key: string;
  bitmap: ImageBitmap;
}

let painter: Painter | undefined;

self.onmessage = ({ data }: MessageEvent<Order>) => {
  if ('scene' in data) {
    painter = new Painter(prepare(data.scene), (width, height) => new OffscreenCanvas(width, height));
    return;
  }
  const canvas = new OffscreenCanvas(data.width, data.height);
  painter!.paint(canvas.getContext('2d')!, data.tile);
  const bitmap = canvas.transferToImageBitmap();
  (self as unknown as Worker).postMessage({ key: data.key, bitmap } satisfies Done, [bitmap]);
};
