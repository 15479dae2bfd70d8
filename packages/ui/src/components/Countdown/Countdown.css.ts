import { keyframes, style } from '@vanilla-extract/css';
import { below, ease } from '../../theme/scale.ts';
import { stitchLine } from '../../theme/stitchLine.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const countdown = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '9px',
  '@media': {
    [below.medium]: { gap: '6px' },
    // the clock would not run; the day is shown beside it
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

export const expired = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '16px',
  minHeight: '76px',
  paddingBlock: '8px',
  paddingInline: '20px 26px',
  borderRadius: vars.radius.card,
  background: vars.color.dangerSoft,
  boxShadow: 'inset 0 0 0 1.5px currentColor',
  color: vars.color.danger,
});

export const expiredText = style({
  paddingTop: vars.font.displayDrop,
  fontFamily: vars.font.display,
  fontWeight: 800,
  fontSize: '34px',
  lineHeight: '40px',
  letterSpacing: '.05em',
});

const flip = keyframes({ from: { transform: 'perspective(300px) rotateX(-80deg)' } });

/** The four tiles are narrower where the window is. */
export const unit = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: '6px',
  flex: '0 1 82px',
  minWidth: 0,
  '@media': { [below.medium]: { flexBasis: '72px' } },
});

export const tile = style({
  position: 'relative',
  display: 'grid',
  gridAutoFlow: 'column',
  // figures read from left to right in every script
  direction: 'ltr',
  placeContent: 'center',
  width: '100%',
  height: '78px',
  paddingTop: vars.font.displayDrop,
  borderRadius: vars.radius.tile,
  background: color.countdownSurface,
  color: color.onCountdownSurface,
  boxShadow: `inset 0 0 0 1px ${color.inverseBorder}`,
  fontFamily: vars.font.display,
  fontWeight: 800,
  fontSize: '44px',
  lineHeight: '48px',
  // stitch at the top, seam through the middle
  '::before': {
    content: '',
    position: 'absolute',
    inset: '5px 12px auto',
    height: '2px',
    background: stitchLine(color.inverseAccent),
  },
  '::after': {
    content: '',
    position: 'absolute',
    inset: 'calc(50% - .5px) 0 auto',
    height: '1px',
    opacity: 0.5,
    background: color.countdownSurface,
  },
  '@media': { [below.medium]: { height: '70px', fontSize: '38px' } },
  selectors: {
    // hundreds and thousands of days
    '&[data-digits="3"]': { fontSize: '34px', '@media': { [below.medium]: { fontSize: '30px' } } },
    '&[data-digits="4"]': { fontSize: '26px', '@media': { [below.medium]: { fontSize: '22px' } } },
  },
});

/** Each digit has a cell of equal width, at least that of a 0: those of the display fonts have different widths. */
export const digit = style({
  width: 'max(.62em, 1ch)',
  textAlign: 'center',
  '@media': { '(prefers-reduced-motion: no-preference)': { animation: `${flip} 320ms ${ease}` } },
});

export const caption = style({ fontSize: '14px', lineHeight: '20px', color: color.textMuted });
