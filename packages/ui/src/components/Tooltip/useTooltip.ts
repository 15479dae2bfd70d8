import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { unlessComposing } from '../Field/unlessComposing.ts';

/** Opens a tooltip on hover, focus or tap; closes it on leave, Escape, scroll or a click elsewhere. */
export function useTooltip() {
  const [open, setOpen] = useState(false);
  const frame = useRef<HTMLSpanElement>(null);
  const tip = useRef<HTMLSpanElement>(null);
  const isInside = useRef(false);

  useEffect(() => {
    const [trigger, panel] = [frame.current, tip.current];
    if (!open || !trigger || !panel) return;
    const place = () => {
      const { left, top } = placeTooltip(trigger.getBoundingClientRect(), panel.getBoundingClientRect(), {
        width: document.documentElement.clientWidth,
        height: window.innerHeight,
      });
      Object.assign(panel.style, { left: `${left}px`, top: `${top}px` });
    };
    panel.dataset.open = '';
    // older browsers have no top layer: there the tooltip is above what the page puts no higher
    panel.showPopover?.();
    place();

    const closing = new AbortController();
    const close = () => setOpen(false);
    const { signal } = closing;
    // a phone is turned, or another width is chosen in the toolbar
    window.addEventListener('resize', place, { signal });
    document.addEventListener('scroll', close, { signal, capture: true, passive: true });
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && close();
    document.addEventListener('keydown', unlessComposing(onKey), { signal });
    document.addEventListener(
      'pointerdown',
      ({ target }) => !(target instanceof Node && trigger.contains(target)) && close(),
      { signal },
    );
    return () => {
      closing.abort();
      // it throws after unmounting
      if (panel.isConnected) panel.hidePopover?.();
      delete panel.dataset.open;
    };
  }, [open]);

  const byMouse = (next: boolean) => (event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || isInside.current === next) return;
    isInside.current = next;
    setOpen(next);
  };
  return {
    tip,
    frame: {
      ref: frame,
      // not when it enters: a mouse that rests enters what appears under it, and would open again what Escape has closed
      onPointerMove: byMouse(true),
      onPointerLeave: byMouse(false),
      onFocus: () => setOpen(true),
      onBlur: () => setOpen(false),
      // in some browsers a tap does not focus a button
      onClick: () => setOpen(true),
    },
  };
}

interface Size {
  width: number;
  height: number;
}

interface Box extends Size {
  left: number;
  top: number;
}

/**
 * Position of a tooltip in px: centred above its trigger, below it without space above, never outside the sides of the
 * window.
 */
export function placeTooltip(trigger: Box, tip: Size, view: Size): { left: number; top: number } {
  const centred = trigger.left + (trigger.width - tip.width) / 2;
  const above = trigger.top - tip.height;
  return {
    left: Math.max(0, Math.min(centred, view.width - tip.width)),
    top: above >= 0 ? above : trigger.top + trigger.height,
  };
}
