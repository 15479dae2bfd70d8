import { type PointerEvent, useEffect, useRef, useState } from 'react';

/** Opens a tip by mouse, keyboard focus or tap; closes it by leaving, Escape, scrolling or a press elsewhere. */
export function useTooltip() {
  const [open, setOpen] = useState(false);
  const frame = useRef<HTMLSpanElement>(null);
  const tip = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const [trigger, panel] = [frame.current, tip.current];
    if (!open || !trigger || !panel) return;
    panel.showPopover();
    const { left, top } = placeTooltip(trigger.getBoundingClientRect(), panel.getBoundingClientRect(), {
      width: document.documentElement.clientWidth,
      height: window.innerHeight,
    });
    Object.assign(panel.style, { left: `${left}px`, top: `${top}px` });

    const closing = new AbortController();
    const close = () => setOpen(false);
    const { signal } = closing;
    document.addEventListener('scroll', close, { signal, capture: true, passive: true });
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && close(), { signal });
    document.addEventListener(
      'pointerdown',
      ({ target }) => !(target instanceof Node && trigger.contains(target)) && close(),
      { signal },
    );
    return () => {
      closing.abort();
      // gone already where the tip was unmounted
      if (panel.isConnected) panel.hidePopover();
    };
  }, [open]);

  const byMouse = (next: boolean) => (event: PointerEvent) => event.pointerType === 'mouse' && setOpen(next);
  return {
    tip,
    frame: {
      ref: frame,
      onPointerEnter: byMouse(true),
      onPointerLeave: byMouse(false),
      onFocus: () => setOpen(true),
      onBlur: () => setOpen(false),
      // a tap focuses no button in some browsers
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

/** Corner of a tip in px of the view: centred above its trigger, below where there is no room, never cut at the sides. */
export function placeTooltip(trigger: Box, tip: Size, view: Size): { left: number; top: number } {
  const centred = trigger.left + (trigger.width - tip.width) / 2;
  const above = trigger.top - tip.height;
  return {
    left: Math.max(0, Math.min(centred, view.width - tip.width)),
    top: above >= 0 ? above : trigger.top + trigger.height,
  };
}
