// The order in which the sheets are painted: the one in view first, then the others by distance.
import type { Box } from '../../widgets/hexmap/panzoom';
import type { GridGround } from './model';

export class Easel {
  /** Pictures of whole grids. */
  pictures = $state.raw(new Map<string, HTMLCanvasElement>());
  #rested = $state.raw(new Set<string>());
  #queue: { grid: string; far: number }[];

  constructor(grounds: () => GridGround[], seen: () => Box | null) {
    this.#queue = $derived(grounds().map(({ grid, scene }) => ({ grid, far: distance(scene.sheet, seen()) })).sort((a, b) => a.far - b.far));
  }

  /** Whether another sheet has to be painted before this one. */
  waits(grid: string): boolean {
    const at = this.#queue.findIndex((one) => one.grid === grid);
    return this.#queue[0]?.far === Infinity || this.#queue.slice(0, at).some((one) => !this.#rested.has(one.grid));
  }
  /** Whether the sheet in view is painted. */
  get ready(): boolean {
    return this.pictures.has(this.#queue[0]?.grid ?? '');
  }
  hang(grid: string, whole: HTMLCanvasElement): void {
    this.pictures = new Map(this.pictures).set(grid, whole);
  }
  rest(grid: string): void {
    if (!this.#rested.has(grid)) this.#rested = new Set(this.#rested).add(grid);
  }
}

function distance({ x, y, width, height }: Box, seen: Box | null): number {
  if (!seen) return Infinity;
  const [cx, cy] = [seen.x + seen.width / 2, seen.y + seen.height / 2];
  return Math.hypot(Math.max(x - cx, 0, cx - x - width), Math.max(y - cy, 0, cy - y - height));
}
