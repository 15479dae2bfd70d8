import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

const { color, font } = vars;

export const rate = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '16px',
  minHeight: '51px',
  paddingBlock: '10px',
  borderBottom: `1px solid ${color.line}`,
});

/** Keeps its line; the name beside it wraps. */
const value = style({ flex: 'none', maxWidth: '60%', textAlign: 'end', fontFamily: font.display });

export const figure = style([value, { fontWeight: 800, fontSize: '21px', lineHeight: '26px', color: color.money }]);

export const words = style([value, { fontWeight: 640, fontSize: '17px', lineHeight: '26px', color: color.ink2 }]);
