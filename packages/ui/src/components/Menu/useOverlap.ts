import { useRef, useState } from 'react';
import { below } from '../../theme/scale.ts';

/** Px of the item that a sub-menu over it leaves free, so that one sees where it comes from. */
const FREE = 24;

/**
 * The distance of a sub-menu from its item, in px: `gap`, or in small windows less than nothing, so that it lies over
 * the item.
 */
export function useOverlap(gap: number) {
  const trigger = useRef<HTMLDivElement>(null);
  const [sideOffset, setSideOffset] = useState(gap);
  const onOpenChange = (open: boolean) => {
    if (!open || !trigger.current) return;
    const isSmall = window.matchMedia(below.medium).matches;
    setSideOffset(isSmall ? FREE - trigger.current.offsetWidth : gap);
  };
  return { trigger, sideOffset, onOpenChange };
}
