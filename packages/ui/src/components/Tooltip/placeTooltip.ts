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
