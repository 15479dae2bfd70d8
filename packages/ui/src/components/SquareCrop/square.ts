import { type Area, largestArea } from '../PictureCrop/area.ts';

interface Size {
  width: number;
  height: number;
}

/** A square part of a picture, in its pixels. */
export interface Square {
  x: number;
  y: number;
  side: number;
}

/** The largest square, in the middle. */
export function largestSquare({ width, height }: Size): Square {
  return toSquare(largestArea({ width, height }, 1));
}

export const toSquare = ({ x, y, width }: Area): Square => ({ x, y, side: width });
