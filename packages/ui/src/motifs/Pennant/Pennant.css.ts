import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

export const pennant = style({
  position: 'absolute',
  top: '16px',
  left: 0,
  maxWidth: '85%',
  padding: '4px 24px 4px 14px',
  background: vars.color.pennant,
  color: vars.color.onPennant,
  fontWeight: 640,
  fontSize: '14px',
  lineHeight: '20px',
  clipPath: 'polygon(0 0, 100% 0, calc(100% - 11px) 50%, 100% 100%, 0 100%)',
});
