import { style } from '@vanilla-extract/css';
import { surface } from '../../styles/surface.ts';
import { paperShadow } from '../../styles/ticketEdges.css.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const ticket = style({ filter: paperShadow });

export const body = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px',
  minHeight: '88px',
  padding: '12px 26px',
  ...surface(color.accentSurface),
});

export const words = style({ display: 'grid', minWidth: 0 });

export const code = style({
  position: 'relative',
  paddingTop: vars.font.displayDrop,
  fontFamily: vars.font.display,
  fontWeight: 800,
  fontSize: '28px',
  lineHeight: '34px',
  letterSpacing: '.05em',
  overflowWrap: 'anywhere',
});
