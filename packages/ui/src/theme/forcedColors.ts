/**
 * The media query for a contrast theme of the system (Windows), which takes grounds and shadows away: what they draw here needs
 * an edge, and what is chosen a colour of the system.
 */
export const forcedColors = '(forced-colors: active)';

/** The edge of a control. It takes no room. */
export const forcedEdge = { outline: '1px solid ButtonText', outlineOffset: '-1px' } as const;

/** The edge of a surface that takes no focus: it can be seen in a contrast theme only. */
export const surfaceEdge = { outline: '1px solid transparent', outlineOffset: '-1px' } as const;

/** What is current, open, pressed or chosen. */
export const forcedChoice = { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' } as const;

/** The same for elements whose own rules are stronger. */
export const forcedChoiceAnywhere = {
  forcedColorAdjust: 'none',
  background: 'Highlight !important',
  color: 'HighlightText !important',
} as const;
