import { style } from '@vanilla-extract/css';
import { below, ease, space } from '../../theme/scale.ts';
import { vars } from '../../theme/vars.css.ts';
import { logoHeight } from '../Logo/Logo.css.ts';

const { color } = vars;

export const layout = style({
  display: 'flex',
  minHeight: '100dvh',
  '@media': { [below.wide]: { flexDirection: 'column' } },
});

export const bar = style({
  vars: { [logoHeight]: '36px' },
  display: 'none',
  '@media': {
    [below.wide]: {
      display: 'flex',
      alignItems: 'center',
      gap: space.s,
      position: 'sticky',
      zIndex: 20,
      top: 0,
      minHeight: '60px',
      paddingInline: '4px',
      background: color.inverse,
      color: color.onInverse,
    },
  },
});

const side = style({
  flex: 'none',
  position: 'relative',
  background: color.inverse,
  color: color.onInverse,
  transition: `width 200ms ${ease}`,
  '@media': { [below.wide]: { display: 'none' } },
});

export const open = style([side, { width: '288px' }]);
export const folded = style([side, { width: '84px' }]);

export const stitch = style({ position: 'absolute', insetBlock: 0, insetInlineEnd: '6px', display: 'flex' });

export const panel = style({
  vars: { [logoHeight]: '42px' },
  position: 'sticky',
  top: 0,
  display: 'flex',
  flexDirection: 'column',
  height: '100dvh',
  padding: '14px 24px 18px 16px',
  overflowY: 'auto',
  overflowX: 'hidden',
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '56px',
  marginBottom: space.s,
  paddingInlineStart: '8px',
  color: color.onInverseMuted,
});

export const foldedHead = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space.s,
  minHeight: '56px',
  marginBottom: space.s,
  color: color.onInverseMuted,
});

export const main = style({
  flex: 1,
  minWidth: 0,
  padding: `28px 40px ${space.x5}`,
  '@media': {
    [below.wide]: { padding: `${space.x2} ${space.x2} ${space.x4}` },
    [below.medium]: { padding: `14px ${space.l} ${space.x3}` },
  },
});
