import { style } from '@vanilla-extract/css';
import { surface } from '../../styles/surface.ts';
import { withoutHas } from '../../styles/withoutHas.ts';
import { below, space } from '../../theme/scale.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const zone = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space.l,
  minHeight: '88px',
  padding: '16px 20px',
  borderRadius: vars.radius.field,
  border: `2px dashed ${color.borderStrong}`,
  ...surface(color.background),
  selectors: {
    '&:hover': { borderColor: color.text },
    '&[data-over]': { borderColor: color.focus, background: color.infoSoft },
    '&:has(:focus-visible)': { outline: `3px solid ${color.focus}`, outlineOffset: '2px' },
    '&:has([aria-invalid])': { borderColor: color.danger },
    '&:has(:disabled)': { borderColor: color.border, background: color.sunken, color: color.textSubtle },
  },
  ...withoutHas({ selectors: { '&:focus-within': { outline: `3px solid ${color.focus}`, outlineOffset: '2px' } } }),
  '@media': { [below.medium]: { flexWrap: 'wrap', gap: space.m, padding: '14px' } },
});

/** Covers the zone, so that a click anywhere opens the file dialog. */
export const input = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
  ':disabled': { cursor: 'not-allowed' },
});

export const disc = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: '48px',
  height: '48px',
  borderRadius: '50%',
  background: color.highlightSoft,
  color: color.highlight,
});

export const words = style({ flex: '1 1 160px', minWidth: 0, display: 'grid' });

export const prompt = style({ fontWeight: 600, lineHeight: '24px' });

export const slots = style({ color: color.textMuted, fontSize: '14px', lineHeight: '20px' });

export const files = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space.m,
  marginTop: '4px',
  '@media': { [below.medium]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s } },
});

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.m,
  minHeight: '52px',
  paddingBlock: '4px',
  paddingInline: '12px 4px',
  borderRadius: vars.radius.field,
  ...surface(color.surface),
  boxShadow: `inset 0 0 0 1px ${color.border}`,
});

export const fileIcon = style({ color: color.promote });

export const fileWords = style({ flex: 1, minWidth: 0, display: 'grid' });

export const fileName = style({ fontWeight: 560, fontSize: '15px', lineHeight: '20px', ...oneLine });

export const fileFacts = style({ color: color.textMuted, fontSize: '13px', lineHeight: '16px', ...oneLine });
