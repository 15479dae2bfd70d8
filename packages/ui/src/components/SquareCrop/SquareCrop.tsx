import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef } from 'react';
import { unlessComposing } from '../Field/unlessComposing.ts';
import * as styles from './SquareCrop.css.ts';
import { largestSquare, MAX_ZOOM, moveSquare, type Square, zoomSquare } from './square.ts';

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
  label: string;
  /** Name of the slider: "Zoom" */
  zoomLabel: string;
}

/** Width of the view in its own pixels. */
const VIEW = 560;

/** Part of the view that one press of an arrow key moves. */
const STEP = 0.05;

const arrows: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Chooses the square part of a picture that a round frame shows: by dragging, by arrow keys, and by its size. */
export function SquareCrop({ picture, square, onSquareChange, label, zoomLabel }: SquareCropProps) {
  const zoomId = useId();
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const { x, y, side } = square;
    const context = canvas.current?.getContext('2d');
    context?.clearRect(0, 0, VIEW, VIEW);
    context?.drawImage(picture, x, y, side, side, 0, 0, VIEW, VIEW);
  }, [picture, square]);

  const last = useRef({ x: 0, y: 0 });
  const grip = (event: PointerEvent<HTMLButtonElement>) => {
    last.current = { x: event.clientX, y: event.clientY };
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const drag = (event: PointerEvent<HTMLButtonElement>) => {
    if (event.buttons === 0) return;
    const scale = square.side / event.currentTarget.clientWidth;
    // Safari on phones tells where the finger is, and not how far it has moved
    const moved: { movementX?: number; movementY?: number } = event;
    const { movementX = event.clientX - last.current.x, movementY = event.clientY - last.current.y } = moved;
    last.current = { x: event.clientX, y: event.clientY };
    onSquareChange(moveSquare(square, -movementX * scale, -movementY * scale, picture));
  };
  const press = (event: KeyboardEvent) => {
    const [dx, dy] = arrows[event.key] ?? [];
    if (dx === undefined || dy === undefined) return;
    event.preventDefault();
    const step = square.side * STEP;
    onSquareChange(moveSquare(square, dx * step, dy * step, picture));
  };
  return (
    <div className={styles.crop}>
      <button
        type="button"
        className={styles.view}
        aria-label={label}
        onPointerDown={grip}
        onPointerMove={drag}
        onKeyDown={unlessComposing(press)}
      >
        <canvas ref={canvas} className={styles.canvas} width={VIEW} height={VIEW} />
      </button>
      <label htmlFor={zoomId} className={styles.zoom}>
        {zoomLabel}
        <input
          id={zoomId}
          className={styles.range}
          type="range"
          min={1}
          max={MAX_ZOOM}
          step={0.1}
          value={largestSquare(picture).side / square.side}
          onChange={(event) => onSquareChange(zoomSquare(square, Number(event.target.value), picture))}
        />
      </label>
    </div>
  );
}
