import { PictureCrop, type PictureCropProps } from '../PictureCrop/PictureCrop.tsx';
import { type Square, toSquare } from './square.ts';

export type { Square } from './square.ts';
export { largestSquare } from './square.ts';

export interface SquareCropProps {
  /** The picture, decoded. */
  picture: ImageBitmap;
  /** The part that is shown, in px of the picture. */
  square: Square;
  /** Gets the new part while it is moved or its size changes. */
  onSquareChange: (square: Square) => void;
  /** Name of the view: "Drag the picture, or move it with the arrow keys" */
  label: PictureCropProps['label'];
  /** Name of the slider: "Zoom" */
  zoomLabel: PictureCropProps['zoomLabel'];
}

/** Chooses the square part of a picture that a round frame shows: by dragging, by arrow keys, and by its size. */
export function SquareCrop({ square: { x, y, side }, onSquareChange, ...crop }: SquareCropProps) {
  return (
    <PictureCrop
      {...crop}
      look="round"
      area={{ x, y, width: side, height: side }}
      onAreaChange={(area) => onSquareChange(toSquare(area))}
    />
  );
}
