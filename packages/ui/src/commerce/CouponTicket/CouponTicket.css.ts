import { createVar, style } from '@vanilla-extract/css';
import { below } from '../../theme/scale.ts';
import { vars } from '../../theme/vars.css.ts';
import { paperShadow } from '../scallops.css.ts';

const { color } = vars;
const stubWidth = createVar();

export const ticket = style({
  position: 'relative',
  height: '100%',
  vars: { [stubWidth]: '104px' },
  filter: paperShadow,
  '@media': { [below.medium]: { vars: { [stubWidth]: '92px' } } },
});

/** The two notches at the perforation: a second mask inside the scalloped edges. */
export const body = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${stubWidth} minmax(0, 1fr)`,
  height: '100%',
  minHeight: '162px',
  background: color.surface,
  mask: [
    `radial-gradient(8px at ${stubWidth} 0, #0000 96%, #000) 0 0 / 100% 51% no-repeat`,
    `radial-gradient(8px at ${stubWidth} 100%, #0000 96%, #000) 0 100% / 100% 51% no-repeat`,
  ].join(', '),
});

export const details = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '6px',
  padding: '14px 24px 16px 20px',
});

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 8px',
  minHeight: '26px',
});

export const foot = style([row, { flexWrap: 'nowrap', minHeight: '44px', marginTop: 'auto' }]);
