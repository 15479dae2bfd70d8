import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

const { color, font } = vars;
const number = createVar();

export const steps = style({ display: 'grid', gap: '16px', counterReset: 'step' });

export const step = style({
  display: 'grid',
  gridTemplateColumns: '34px minmax(0, 1fr)',
  columnGap: '16px',
  alignItems: 'start',
  fontSize: '17px',
  lineHeight: '27px',
  counterIncrement: 'step',
  vars: { [number]: 'counter(step)' },
  '::before': {
    content: number,
    display: 'grid',
    placeItems: 'center',
    width: '34px',
    height: '34px',
    // digits of the display font are high in their line
    paddingTop: '4px',
    borderRadius: '50%',
    background: color.primary,
    boxShadow: `inset 0 0 0 1px ${color.primaryBorder}`,
    color: color.onPrimary,
    fontFamily: font.display,
    fontWeight: 800,
    lineHeight: '20px',
  },
});

// centres the first line on the disc
globalStyle(`${step} > *`, { paddingTop: '3px' });
