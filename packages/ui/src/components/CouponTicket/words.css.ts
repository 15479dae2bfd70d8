import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const till = style({
  marginLeft: 'auto',
  whiteSpace: 'nowrap',
  fontSize: '14px',
  lineHeight: '20px',
  color: color.textMuted,
});

export const name = style({
  minHeight: '46px',
  fontWeight: 640,
  fontSize: '16.5px',
  lineHeight: '23px',
  textWrap: 'pretty',
});

export const code = style({
  minWidth: 0,
  padding: '9px 12px',
  overflowWrap: 'anywhere',
  border: `1.5px ${vars.motif.seam} ${color.borderStrong}`,
  borderRadius: vars.radius.field,
  fontWeight: 680,
  fontSize: '15px',
  lineHeight: '19px',
  letterSpacing: '.05em',
});

export const noCode = style({ fontSize: '15px', lineHeight: '20px', color: color.textMuted });
