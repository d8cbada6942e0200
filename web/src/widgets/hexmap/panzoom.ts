// Which part of a board is visible, and how large: board point p appears on the screen at (p * scale + offset).

export interface Look {
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

/** The look that shows the whole box, centred, with a margin in pixels. */
export function fit(box: Box, width: number, height: number, margin = 12): Look {
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

/** Zooms by a factor; what is at (px, py) on the screen stays there. */
export function zoomAt(look: Look, factor: number, px: number, py: number, least: number, most: number): Look {
  const scale = Math.min(most, Math.max(least, look.scale * factor));
  const ratio = scale / look.scale;
  return { scale, x: px - (px - look.x) * ratio, y: py - (py - look.y) * ratio };
}

/** Keeps some of the box in sight: it can't be pushed farther than to the middle of the screen. */
export function hold(look: Look, box: Box, width: number, height: number): Look {
  const left = box.x * look.scale;
  const top = box.y * look.scale;
  const right = (box.x + box.width) * look.scale;
  const bottom = (box.y + box.height) * look.scale;
  return {
    scale: look.scale,
    x: Math.min(width / 2 - left, Math.max(width / 2 - right, look.x)),
    y: Math.min(height / 2 - top, Math.max(height / 2 - bottom, look.y)),
  };
}

/** Fills the window with the board, moving it as little as needed; where the board is smaller than the window, it is centred. */
export function cover(look: Look, box: Box, width: number, height: number): Look {
  const along = (offset: number, from: number, size: number, room: number): number => {
    const [start, end] = [room - (from + size) * look.scale, -from * look.scale];
    return start <= end ? Math.min(end, Math.max(start, offset)) : (start + end) / 2;
  };
  return { scale: look.scale, x: along(look.x, box.x, box.width, width), y: along(look.y, box.y, box.height, height) };
}

/** Keeps everything in place on the screen when the window grows or shrinks at its upper edge, where questions come and go. */
export function risen(look: Look, before: number, height: number): Look {
  return { ...look, y: look.y + height - before };
}

/** The look that brings a board point into sight, moving as little as it can. */
export function reveal(look: Look, px: number, py: number, width: number, height: number, margin = 48): Look {
  const x = px * look.scale + look.x;
  const y = py * look.scale + look.y;
  const dx = x < margin ? margin - x : x > width - margin ? width - margin - x : 0;
  const dy = y < margin ? margin - y : y > height - margin ? height - margin - y : 0;
  return { scale: look.scale, x: look.x + dx, y: look.y + dy };
}
