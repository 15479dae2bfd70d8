import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';
import { asCards, tight } from './tableRoom.css.ts';

const { color } = vars;

export const head = style({ background: color.sunken, '@container': { [asCards]: { display: 'none' } } });

export const cell = style({ padding: 0, textAlign: 'start' });

export const button = style({
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  width: '100%',
  minHeight: '48px',
  paddingInline: '18px',
  color: color.textMuted,
  fontWeight: 620,
  fontSize: '14.5px',
  lineHeight: '18px',
  whiteSpace: 'nowrap',
  ':hover': { color: color.text },
  ':focus-visible': { outlineOffset: '-3px', borderRadius: vars.radius.field },
  selectors: {
    '&[data-sorted]': { color: color.text },
    '&[data-end]': { justifyContent: 'flex-end' },
    '[data-dense] &': { paddingInline: '10px', whiteSpace: 'normal', textAlign: 'start' },
  },
  '@container': { [tight]: { paddingInline: '10px', whiteSpace: 'normal' } },
});

export const arrow = style({
  display: 'inline-flex',
  opacity: 0.8,
  selectors: {
    '[data-sorted] > &': { color: color.promote, opacity: 1 },
    // the words come first
    '[data-dense] :not([data-sorted]) > &': { display: 'none' },
  },
  '@container': { [tight]: { selectors: { ':not([data-sorted]) > &': { display: 'none' } } } },
});
