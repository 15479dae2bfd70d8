import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const search = style({ display: 'block', position: 'relative', width: '100%', minWidth: 0 });

const frame = style({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  paddingInline: '16px 4px',
  borderRadius: vars.radius.button,
  background: color.surface,
  color: color.text,
  boxShadow: `inset 0 0 0 1.5px ${color.brandSurfaceBorder}`,
  selectors: {
    '&:has(input:focus-visible)': { outline: `3px solid ${color.focus}`, outlineOffset: '2px' },
  },
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
  // the box shows the focus
  ':focus-visible': { outline: 'none' },
  selectors: { '&::-webkit-search-cancel-button': { display: 'none' } },
});
