import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const { color } = vars;

const sign = {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '22px',
  height: '22px',
  background: color.surface,
  boxShadow: `inset 0 0 0 1.5px ${color.borderStrong}`,
  selectors: {
    ':is([aria-checked="true"], [aria-selected="true"]) > &': {
      background: color.money,
      color: color.surface,
      boxShadow: 'none',
    },
  },
} as const;

/** What tells whether an item of a list is chosen: a box with a tick. */
export const choiceBox = style({ ...sign, borderRadius: `calc(${vars.radius.badge} - 2px)` });

/** A ring with a bead. */
export const choiceRing = style({ ...sign, borderRadius: '50%' });
