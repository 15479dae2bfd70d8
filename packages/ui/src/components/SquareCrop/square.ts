/** A square part of a picture, in its pixels. */
export interface Square {
  x: number;
  y: number;
  side: number;
}

interface Size {
  width: number;
  height: number;
}

/** How many times the smallest square is smaller than the largest. */
export const MAX_ZOOM = 4;

/** The largest square, in the middle. */
export function largestSquare({ width, height }: Size): Square {
  const side = Math.min(width, height);
  return { side, x: (width - side) / 2, y: (height - side) / 2 };
}

/** The square moved by some pixels of the picture; it stays inside. */
export function moveSquare({ x, y, side }: Square, dx: number, dy: number, picture: Size): Square {
  return { side, x: clamp(x + dx, picture.width - side), y: clamp(y + dy, picture.height - side) };
}

/** A square that is `zoom` times smaller than the largest, with the same middle where it fits. */
export function zoomSquare({ x, y, side }: Square, zoom: number, picture: Size): Square {
  const next = largestSquare(picture).side / zoom;
  const shift = (side - next) / 2;
  return moveSquare({ x, y, side: next }, shift, shift, picture);
}

const clamp = (value: number, most: number) => Math.min(Math.max(value, 0), most);
