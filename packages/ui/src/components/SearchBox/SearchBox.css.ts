import { style, styleVariants } from '@vanilla-extract/css';
import { panelSurface } from '../../styles/surface.ts';
import { withoutHas } from '../../styles/withoutHas.ts';
import { forcedColors, forcedEdge } from '../../theme/forcedColors.ts';
import { rise } from '../../theme/motion.css.ts';
import { below, ease, space } from '../../theme/scale.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const search = style({ display: 'block', position: 'relative', width: '100%', minWidth: 0 });

const frame = style({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  paddingInline: '16px 4px',
  borderRadius: vars.radius.button,
  ...panelSurface(color.surface),
  boxShadow: `inset 0 0 0 1.5px ${color.brandSurfaceBorder}`,
  selectors: {
    '&:has(input:focus-visible)': { outline: `3px solid ${color.focus}`, outlineOffset: '2px' },
  },
  '@media': {
    [forcedColors]: {
      ...forcedEdge,
      selectors: { '&:has(input:focus-visible)': { outline: '3px solid Highlight' } },
    },
  },
  ...withoutHas({ selectors: { '&:focus-within': { outline: `3px solid ${color.focus}`, outlineOffset: '2px' } } }),
});

export const box = styleVariants({ md: [frame, { height: '48px' }], lg: [frame, { height: '56px' }] });

export const input = style({
  flex: 1,
  minWidth: 0,
  height: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  appearance: 'none',
  fontSize: '16px',
  '::placeholder': { color: color.textMuted, opacity: 1 },
  // the box shows the focus ring, and the edge in a contrast theme
  ':focus-visible': { outline: 'none' },
  '@media': { [forcedColors]: { outline: 'none' } },
  selectors: { '&::-webkit-search-cancel-button': { display: 'none' } },
});

export const list = style({
  position: 'absolute',
  zIndex: 5,
  top: 'calc(100% + 8px)',
  insetInline: 0,
  padding: `${space.m} 10px ${space.l}`,
  maxHeight: 'min(560px, calc(100dvh - 160px))',
  overflowY: 'auto',
  borderRadius: vars.radius.popover,
  ...panelSurface(color.surface),
  boxShadow: `0 0 0 1px ${color.border}, ${vars.elevation.popover}`,
  animation: `${rise} 160ms ${ease}`,
});

export const empty = style({ padding: '6px 12px', color: color.textMuted });

export const action = style({ padding: '10px 12px 0' });

export const groupHead = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.m,
  padding: '10px 12px 8px',
  color: color.textMuted,
  fontWeight: 640,
  fontSize: '14px',
  lineHeight: '20px',
});

export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: '14px',
  minHeight: '60px',
  padding: '6px 12px',
  borderRadius: vars.radius.button,
  selectors: {
    '&:hover': { background: color.highlightSoft },
    '&[aria-selected="true"]': {
      background: color.highlightSoft,
      boxShadow: `inset 0 0 0 1.5px ${color.primaryBorder}`,
    },
  },
});

export const picture = styleVariants({
  mark: { flex: 'none', width: '44px', height: '44px', borderRadius: vars.radius.mark, objectFit: 'cover' },
  card: { flex: 'none', width: '58px', height: '36px', borderRadius: '6px', objectFit: 'cover' },
});

export const words = style({ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' });
export const name = style({ fontWeight: 620, fontSize: '17px', lineHeight: '24px' });
export const detail = style({ color: color.textMuted, fontSize: '14px', lineHeight: '20px' });

export const match = style({
  background: 'none',
  color: color.promote,
  textDecoration: 'underline',
  textDecorationThickness: '2px',
  textUnderlineOffset: '4px',
});

export const reward = style({
  marginInlineStart: space.s,
  color: color.money,
  fontWeight: 680,
  fontSize: '15.5px',
  lineHeight: '20px',
  textAlign: 'end',
  '@media': { [below.medium]: { maxWidth: '42%' } },
});
