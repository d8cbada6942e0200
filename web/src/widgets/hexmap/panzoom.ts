// Which part of a board is visible, and how large: board point p appears on the screen at (p * scale + offset).

export interface Viewport {
  x: number;
  y: number;
  scale: number;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The viewport that shows the whole box, centred, with a margin in pixels. */
export function fit(box: Box, width: number, height: number, margin = 12): Viewport {
  const scale = Math.max(
    0.01,
    Math.min((width - 2 * margin) / box.width, (height - 2 * margin) / box.height),
  );
  return {
    scale,
    x: (width - box.width * scale) / 2 - box.x * scale,
    y: (height - box.height * scale) / 2 - box.y * scale,
  };
}

/** Zooms by a factor; the point at (px, py) on the screen stays there. */
export function zoomAt(viewport: Viewport, factor: number, px: number, py: number, least: number, most: number): Viewport {
  const scale = Math.min(most, Math.max(least, viewport.scale * factor));
  const ratio = scale / viewport.scale;
  return { scale, x: px - (px - viewport.x) * ratio, y: py - (py - viewport.y) * ratio };
}

/** Keeps part of the box in sight: it can't be pushed farther than to the middle of the screen. */
export function hold(viewport: Viewport, box: Box, width: number, height: number): Viewport {
  const left = box.x * viewport.scale;
  const top = box.y * viewport.scale;
  const right = (box.x + box.width) * viewport.scale;
  const bottom = (box.y + box.height) * viewport.scale;
  return {
    scale: viewport.scale,
    x: Math.min(width / 2 - left, Math.max(width / 2 - right, viewport.x)),
    y: Math.min(height / 2 - top, Math.max(height / 2 - bottom, viewport.y)),
  };
}

/** Fills the window with the board, moving it as little as needed; a board smaller than the window is centred. */
export function cover(viewport: Viewport, box: Box, width: number, height: number): Viewport {
  const along = (offset: number, from: number, size: number, room: number): number => {
    const [start, end] = [room - (from + size) * viewport.scale, -from * viewport.scale];
    return start <= end ? Math.min(end, Math.max(start, offset)) : (start + end) / 2;
  };
  return { scale: viewport.scale, x: along(viewport.x, box.x, box.width, width), y: along(viewport.y, box.y, box.height, height) };
}

/** Keeps everything in place on the screen when the window grows or shrinks at its upper edge, where questions appear and disappear. */
export function risen(viewport: Viewport, before: number, height: number): Viewport {
  return { ...viewport, y: viewport.y + height - before };
}

/** The viewport that brings a board point into sight, with as little movement as possible. */
export function reveal(viewport: Viewport, px: number, py: number, width: number, height: number, margin = 48): Viewport {
  const x = px * viewport.scale + viewport.x;
  const y = py * viewport.scale + viewport.y;
  const dx = x < margin ? margin - x : x > width - margin ? width - margin - x : 0;
  const dy = y < margin ? margin - y : y > height - margin ? height - margin - y : 0;
  return { scale: viewport.scale, x: viewport.x + dx, y: viewport.y + dy };
}
