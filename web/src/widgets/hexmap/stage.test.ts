import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Stage } from './stage';

function element(): { style: Record<string, string>; animate: () => { pause(): void; cancel(): void } } {
  return { style: {}, animate: () => ({ pause() {}, cancel() {} }) };
}

describe('a board on screen', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('requestAnimationFrame', (done: () => void) => setTimeout(done, 16));
    vi.stubGlobal('cancelAnimationFrame', (id: ReturnType<typeof setTimeout>) => clearTimeout(id));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  function staged() {
    const [layer, board] = [element(), element()];
    const stage = new Stage(layer as unknown as HTMLElement, board as unknown as HTMLElement);
    stage.show({ x: 10, y: 20, scale: 0.5 }, true);
    vi.advanceTimersByTime(500);
    return { layer, board, stage };
  }

  it('is painted at its scale and placed on whole pixels', () => {
    const { layer, board, stage } = staged();
    expect(board.style.transform).toBe('scale(0.5)');
    stage.show({ x: 10.4, y: 19.7, scale: 0.5 }, true);
    expect(layer.style.transform).toBe('translate(10px, 20px)');
  });
  it('moves once per frame while dragged, without being painted', () => {
    const { layer, board, stage } = staged();
    for (let x = 11; x <= 15; x++) stage.show({ x, y: 20, scale: 0.5 });
    expect(layer.style.transform).toBe('translate(10px, 20px)');
    vi.advanceTimersByTime(17);
    expect(layer.style.transform).toBe('translate(15px, 20px)');
    vi.advanceTimersByTime(1000);
    expect(board.style.transform).toBe('scale(0.5)');
    expect(layer.style.willChange ?? '').toBe('');
  });
  it('is stretched during a zoom, and repainted when the zoom ends', () => {
    const { layer, board, stage } = staged();
    stage.show({ x: 0, y: 0, scale: 1 });
    vi.advanceTimersByTime(17);
    expect(layer.style.transform).toBe('translate(0px, 0px) scale(2)');
    expect(board.style.transform).toBe('scale(0.5)');
    vi.advanceTimersByTime(150);
    expect(board.style.transform).toBe('scale(1)');
    expect(layer.style.transform).toBe('translate(0px, 0px)');
    expect(layer.style.willChange).toBe('auto');
    vi.advanceTimersByTime(100);
    expect(layer.style.willChange).toBe('');
  });
});
