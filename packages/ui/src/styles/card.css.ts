import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

/** The shell shared by all cards of the shop: surface, sagging lower corners, hairline (e0). */
export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  height: '100%',
  background: vars.color.surface,
  borderRadius: vars.radius.card,
  boxShadow: `0 0 0 1px ${vars.color.border}`,
});

/** Children of a card that are pressed on their own, above the stretched title link. */
export const aboveLink = style({ position: 'relative', zIndex: 2 });

/** The first part of a card, by the corners of the card. */
export const upperCorners = {
  borderRadius: 'inherit',
  borderBottomLeftRadius: 0,
  borderBottomRightRadius: 0,
} as const;
