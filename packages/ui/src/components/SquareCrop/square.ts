import { type Area, largestArea } from '../PictureCrop/area.ts';

/** A square part of a picture, in its pixels. */
export interface Square {
  x: number;
  y: number;
  side: number;
}

/** The largest square, in the middle. */
export const largestSquare = (picture: { width: number; height: number }): Square => toSquare(largestArea(picture, 1));

export const toSquare = ({ x, y, width }: Area): Square => ({ x, y, side: width });
