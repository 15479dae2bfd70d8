import { style } from '@vanilla-extract/css';
import { below } from '../../theme/scale.ts';
import { vars } from '../../theme/vars.css.ts';

export const countdown = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '9px',
  '@media': {
    [below.medium]: { gap: '6px' },
    // a clock that will never run; the day stands beside it
    '(scripting: none)': { display: 'none' },
  },
});

export const colon = style({
  fontFamily: vars.font.display,
  fontWeight: 800,
  fontSize: '34px',
  lineHeight: '78px',
  color: vars.color.textMuted,
  '@media': { [below.medium]: { fontSize: '26px', lineHeight: '70px' } },
});

export const over = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '16px',
  minHeight: '76px',
  padding: '8px 26px 8px 20px',
  borderRadius: vars.radius.card,
  background: vars.color.dangerSoft,
  boxShadow: 'inset 0 0 0 1.5px currentColor',
  color: vars.color.danger,
});

export const overText = style({
  paddingTop: vars.font.displayDrop,
  fontFamily: vars.font.display,
  fontWeight: 800,
  fontSize: '34px',
  lineHeight: '40px',
  letterSpacing: '.05em',
});
