import { type TouchEvent, useRef } from 'react';

const leastPx = 40;

/** Sideways swipes as touch handlers: to the left is on (1), to the right is back (-1). */
export function useSwipe(onSwipe: (direction: 1 | -1) => void) {
  const startX = useRef<number>(undefined);
  return {
    onTouchStart: (event: TouchEvent) => {
      startX.current = event.touches.length === 1 ? event.touches[0]?.clientX : undefined;
    },
    onTouchEnd: (event: TouchEvent) => {
      const endX = event.changedTouches[0]?.clientX;
      if (startX.current === undefined || endX === undefined) return;
      const moved = endX - startX.current;
      if (Math.abs(moved) >= leastPx) onSwipe(moved < 0 ? 1 : -1);
    },
  };
}
