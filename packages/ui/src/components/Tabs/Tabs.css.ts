import { globalStyle, style } from '@vanilla-extract/css';
import { below, ease, space } from '../../theme/scale.ts';
import { stitchLine } from '../../theme/stitchLine.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

const row = style({
  position: 'relative',
  display: 'flex',
  gap: '4px',
  // space for the focus ring, which `overflow` would cut off
  padding: '5px',
  margin: '-5px',
  overflowX: 'auto',
  scrollbarWidth: 'none',
});

export const list = style([
  row,
  {
    paddingBottom: '15px',
    background: stitchLine(color.primaryBorder, { thickness: '2px', at: '5px calc(100% - 5px)' }),
  },
]);

/** The heading already has a stitch. */
export const listBeside = style([row, { flex: '0 1 auto', minWidth: 0 }]);

export const headed = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.l,
  '@media': { [below.wide]: { flexDirection: 'column', alignItems: 'stretch', gap: space.m } },
});
globalStyle(`${headed} > :first-child`, { flex: '1 0 auto', marginBottom: 0 });

export const tab = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s,
  flex: 'none',
  minHeight: '44px',
  paddingInline: space.l,
  borderRadius: vars.radius.field,
  color: color.textMuted,
  fontFamily: vars.font.text,
  fontWeight: 600,
  transition: `background-color 160ms ${ease}`,
  selectors: {
    '&:hover': { background: color.sunken, color: color.text },
    '&[data-state="active"]': { background: color.secondary, color: color.onSecondary },
  },
});

export const panel = style({ paddingTop: space.xl, borderRadius: vars.radius.badge });
