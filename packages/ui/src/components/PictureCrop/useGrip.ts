import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';

interface Grip {
  /** The view was dragged by so many px of the page. @param shown the width of the view in px */
  onMove(dx: number, dy: number, shown: number): void;
  /** Two fingers or the wheel made it so many times larger. */
  onZoom(times: number): void;
}

type Point = Record<'x' | 'y', number>;

/** Px of the wheel that make the picture twice as large. */
const WHEEL_PX = 400;

const pointOf = ({ clientX: x, clientY: y }: Pick<PointerEvent, 'clientX' | 'clientY'>): Point => ({ x, y });

function distanceOf([one, other]: readonly Point[]): number {
  return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
}

/** What hands do with a view: one finger or the mouse drags it, two fingers and the wheel zoom. */
export function useGrip(view: RefObject<HTMLElement | null>, grip: Grip) {
  const fingers = useRef(new Map<number, Point>());
  const now = useRef(grip);
  useEffect(() => {
    now.current = grip;
  });
  useEffect(() => {
    const element = view.current;
    // React listens passively: the page would scroll
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      now.current.onZoom(2 ** (-event.deltaY / WHEEL_PX));
    };
    element?.addEventListener('wheel', turn, { passive: false });
    return () => element?.removeEventListener('wheel', turn);
  }, [view]);

  const release = ({ pointerId }: PointerEvent) => {
    fingers.current.delete(pointerId);
  };
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      fingers.current.set(event.pointerId, pointOf(event));
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const before = fingers.current.get(event.pointerId);
      if (!before) return;
      const apart = distanceOf([...fingers.current.values()]);
      const after = pointOf(event);
      fingers.current.set(event.pointerId, after);
      if (apart > 0) grip.onZoom(distanceOf([...fingers.current.values()]) / apart);
      else grip.onMove(after.x - before.x, after.y - before.y, event.currentTarget.clientWidth);
    },
    onPointerUp: release,
    onPointerCancel: release,
  };
}
