import { style } from '@vanilla-extract/css';
import { surfaceEdge } from '../theme/forcedColors.ts';
import { vars } from '../theme/vars.css.ts';
import { panelSurface } from './surface.ts';

/** The base of all cards: surface, the brand's corners, a thin border. */
export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  height: '100%',
  ...panelSurface(vars.color.surface),
  ...surfaceEdge,
  borderRadius: vars.radius.card,
  boxShadow: `0 0 0 1px ${vars.color.border}`,
});

/** Links and buttons in a card, above the title link that covers the card. */
export const aboveLink = style({ position: 'relative', zIndex: 2 });

/** The corners of the upper part of a card. */
export const upperCorners = {
  borderRadius: 'inherit',
  borderBottomLeftRadius: 0,
  borderBottomRightRadius: 0,
} as const;
