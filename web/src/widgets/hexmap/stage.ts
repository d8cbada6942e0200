// Moves and zooms a board. While it is dragged, only one element's translation changes and nothing is painted: the element is a
// compositor layer, painted at the scale at which it is seen. While it is zoomed, that layer is stretched; when the zoom comes to
// rest, it is repainted sharply at its new scale. None of this goes through Svelte, so a frame costs next to nothing.
import type { Viewport } from './panzoom';

const REST = 140;

export class Stage {
  #viewport: Viewport = { x: 0, y: 0, scale: 1 };
  /** The scale at which the board is painted. */
  #painted = 1;
  #frame = 0;
  #anew = 0;
  #rest: ReturnType<typeof setTimeout> | undefined;
  #hand: Animation | undefined;

  /** `layer` moves; `board` inside it uses board units. */
  constructor(
    private readonly layer: HTMLElement,
    private readonly board: HTMLElement,
  ) {}

  get viewport(): Viewport {
    return this.#viewport;
  }

  /** `sharp`: repainted at once, not when it comes to rest. */
  show(viewport: Viewport, sharp = false): void {
    this.#viewport = viewport;
    clearTimeout(this.#rest);
    if (sharp) {
      this.#settle();
      return;
    }
    this.#take();
    this.#rest = setTimeout(() => this.#settle(), REST);
    this.#frame ||= requestAnimationFrame(() => {
      this.#frame = 0;
      this.#move();
    });
  }

  close(): void {
    clearTimeout(this.#rest);
    cancelAnimationFrame(this.#frame);
    cancelAnimationFrame(this.#anew);
    this.#hand?.cancel();
  }

  /**
   * Starts an animation that does nothing. Only while a layer is animated does Chromium move it without going through
   * all the page's layers again (4 ms per frame, with a hundred counters); `will-change` alone is not enough.
   */
  #take(): void {
    if (this.#hand) return;
    this.#hand = this.layer.animate([{ transform: 'none' }, { transform: 'none' }], { duration: 1000, composite: 'add' });
    this.#hand.pause();
  }

  #settle(): void {
    this.#hand?.cancel();
    this.#hand = undefined;
    const scaled = this.#painted !== this.#viewport.scale;
    if (scaled) {
      this.#painted = this.#viewport.scale;
      this.board.style.transform = `scale(${this.#painted})`;
      // A layer that will change keeps the scale at which it was first drawn: it must be created again.
      this.layer.style.willChange = 'auto';
      cancelAnimationFrame(this.#anew);
      this.#anew = requestAnimationFrame(() => {
        this.#anew = requestAnimationFrame(() => (this.layer.style.willChange = ''));
      });
    }
    this.#move();
  }

  #move(): void {
    const { x, y, scale } = this.#viewport;
    // On whole pixels; otherwise everything would be blurred.
    const place = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
    this.layer.style.transform = scale === this.#painted ? place : `${place} scale(${scale / this.#painted})`;
  }
}
