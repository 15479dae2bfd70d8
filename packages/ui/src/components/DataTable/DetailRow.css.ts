import { style } from '@vanilla-extract/css';
import { space } from '../../theme/scale.ts';
import { vars } from '../../theme/vars.css.ts';
import { asCards } from './tableRoom.css.ts';

const { color } = vars;

export const detail = style({
  borderBottom: `1px solid ${color.border}`,
  background: color.sunken,
  '@container': {
    [asCards]: {
      display: 'block',
      // hangs from its card
      marginTop: `calc(-1 * ${space.m} - 18px)`,
      paddingTop: '18px',
      border: 0,
      borderRadius: vars.radius.card,
      boxShadow: `0 0 0 1px ${color.border}`,
    },
  },
});

export const detailCell = style({
  padding: `${space.l} 18px`,
  '@container': { [asCards]: { display: 'block', padding: '14px' } },
});
