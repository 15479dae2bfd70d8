import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { unlessComposing } from '../Field/unlessComposing.ts';
import { type Area, MAX_ZOOM, moveArea, zoomArea, zoomOf } from './area.ts';
import * as styles from './PictureCrop.css.ts';
import { useGrip } from './useGrip.ts';

export type { Area } from './area.ts';
export { largestArea } from './area.ts';

export interface PictureCropProps {
  /** The picture, decoded. */
  picture: ImageBitmap;
  /** The part that is shown, in px of the picture. Its ratio of width to height stays. */
  area: Area;
  /** Gets the new part while it is moved or its size changes. */
  onAreaChange: (area: Area) => void;
  /** Name of the view: "Drag the picture, or move it with the arrow keys" */
  label: string;
  /** Name of the slider: "Size" */
  zoomLabel: string;
  /** How the part is cut where it is shown. */
  look?: keyof typeof styles.looks;
}

/** Width of the view in its own pixels. */
const VIEW = 1120;

/** Part of the view that one press of an arrow key moves. */
const STEP = 0.05;

/** By how much a press of plus or minus zooms. */
const ZOOM_STEP = 0.1;

const arrows: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const zooms: Record<string, number> = { '+': ZOOM_STEP, '=': ZOOM_STEP, '-': -ZOOM_STEP };

/**
 * Chooses the part of a picture that a frame shows: by dragging, by arrow keys, and its size by the slider, by plus and minus, by the
 * wheel, and by two fingers.
 */
export function PictureCrop({ picture, area, onAreaChange, label, zoomLabel, look = 'framed' }: PictureCropProps) {
  const zoomId = useId();
  const canvas = useRef<HTMLCanvasElement>(null);
  const height = Math.round((VIEW * area.height) / area.width);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    context?.clearRect(0, 0, VIEW, height);
    context?.drawImage(picture, area.x, area.y, area.width, area.height, 0, 0, VIEW, height);
  }, [picture, area, height]);

  const zoom = zoomOf(area, picture);
  const zoomTo = (next: number) => onAreaChange(zoomArea(area, next, picture));
  const view = useRef<HTMLButtonElement>(null);
  const grip = useGrip(view, {
    onMove(dx, dy, shown) {
      const scale = area.width / shown;
      onAreaChange(moveArea(area, -dx * scale, -dy * scale, picture));
    },
    onZoom: (times) => zoomTo(zoom * times),
  });
  const press = (event: KeyboardEvent) => {
    const [dx, dy] = arrows[event.key] ?? [];
    const step = zooms[event.key];
    if (step !== undefined) zoomTo(zoom + step);
    else if (dx !== undefined && dy !== undefined)
      onAreaChange(moveArea(area, dx * area.width * STEP, dy * area.height * STEP, picture));
    else return;
    event.preventDefault();
  };
  return (
    <div className={styles.crop}>
      <button
        ref={view}
        type="button"
        className={`${styles.view} ${styles.looks[look]}`}
        style={{ aspectRatio: area.width / area.height }}
        aria-label={label}
        onKeyDown={unlessComposing(press)}
        {...grip}
      >
        <canvas ref={canvas} className={styles.canvas} width={VIEW} height={height} />
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
          value={zoom}
          onChange={({ target }) => zoomTo(Number(target.value))}
        />
      </label>
    </div>
  );
}
