import { style, styleVariants } from '@vanilla-extract/css';
import { surface } from '../../styles/surface.ts';
import { space } from '../../theme/scale.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

const tag = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s,
  maxWidth: '100%',
  minHeight: '36px',
  paddingInlineStart: space.m,
  borderRadius: vars.radius.field,
  border: `1.5px ${vars.motif.seam}`,
  fontWeight: 600,
  fontSize: '15px',
  lineHeight: '20px',
});

/** Sewn on: a stitched frame, as around a code. */
export const tags = styleVariants({
  neutral: [tag, { ...surface(color.surface), borderColor: color.borderStrong }],
  highlight: [tag, { ...surface(color.highlightSoft), borderColor: color.primaryBorder }],
  info: [tag, { ...surface(color.infoSoft, color.info), borderColor: color.info }],
});

/** Without a button the text stands in the middle. */
export const alone = style({ paddingInlineEnd: space.m });

export const images = styleVariants({
  mark: { flex: 'none', width: '28px', height: '28px', borderRadius: '22%' },
  card: { flex: 'none', width: '40px', height: '25px', borderRadius: '4px', objectFit: 'cover' },
});

export const text = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', paddingBlock: '6px' });

export const remove = style({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: '28px',
  height: '28px',
  marginInlineEnd: '3px',
  borderRadius: `calc(${vars.radius.field} - 5px)`,
  color: 'inherit',
  selectors: {
    '&:not(:disabled):hover': { background: 'color-mix(in srgb, currentColor 12%, transparent)' },
    '&:not(:disabled):active': { background: 'color-mix(in srgb, currentColor 24%, transparent)' },
    '&:disabled': { cursor: 'not-allowed', opacity: 0.45 },
  },
  // a finger needs more than the tag is high
  '@media': {
    '(pointer: coarse)': { '::after': { content: '', position: 'absolute', inset: '-8px' } },
  },
});

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s,
  minWidth: 0,
  '@media': { '(pointer: coarse)': { gap: space.m } },
});

export const place = style({ display: 'inline-flex', minWidth: 0, maxWidth: '100%' });
