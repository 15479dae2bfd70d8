import { style } from '@vanilla-extract/css';
import { surface } from '../../styles/surface.ts';
import { paperShadow } from '../../styles/ticketEdges.css.ts';
import { below } from '../../theme/scale.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const ticket = style({ filter: paperShadow, minWidth: 0 });

export const body = style({ padding: '16px 26px', ...surface(color.accentSurface) });

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '8px 16px',
  marginTop: '12px',
  '@media': { [below.medium]: { gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: '8px' } },
});

export const label = style({
  color: color.textMuted,
  fontSize: '14px',
  lineHeight: '20px',
  '@media': { [below.medium]: { gridColumn: '1 / -1', marginBottom: '-8px' } },
});

export const code = style({
  fontWeight: 650,
  fontSize: '18px',
  lineHeight: '24px',
  letterSpacing: '.05em',
  overflowWrap: 'anywhere',
  // beside its buttons a number of sixteen digits takes four lines
  '@media': { [below.narrow]: { gridColumn: '1 / -1' } },
});

export const tools = style({
  display: 'flex',
  justifyContent: 'flex-end',
  gap: '4px',
  '@media': { [below.narrow]: { gridColumn: '1 / -1', justifyContent: 'flex-start' } },
});
