import { style } from '@vanilla-extract/css';
import { ease, space } from '../../theme/scale.ts';
import { sewn } from '../../theme/sewn.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const list = style({
  position: 'relative',
  display: 'flex',
  gap: '4px',
  // room for the focus ring, which scrolling would cut
  padding: '5px 5px 15px',
  margin: '-5px',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  background: `${sewn(color.earnEdge)} 5px calc(100% - 5px) / calc(100% - 10px) 2px no-repeat`,
});

export const tab = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s,
  flex: 'none',
  minHeight: '44px',
  paddingInline: space.l,
  borderRadius: vars.radius.field,
  color: color.ink2,
  fontWeight: 600,
  transition: `background-color 160ms ${ease}`,
  selectors: {
    '&:hover': { background: color.sunken, color: color.ink },
    '&[data-state="active"]': { background: color.action, color: color.onAction },
  },
});

export const panel = style({ paddingTop: space.xl, borderRadius: vars.radius.badge });
