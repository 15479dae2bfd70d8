import { createVar, style } from '@vanilla-extract/css';
import { below } from '../../theme/scale.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;
const stubWidth = createVar();

export const ticket = style({
  position: 'relative',
  height: '100%',
  vars: { [stubWidth]: '104px' },
  filter: 'drop-shadow(0 1px 1px rgba(42,16,41,.22)) drop-shadow(0 5px 8px rgba(120,70,0,.12))',
  '@media': { [below.medium]: { vars: { [stubWidth]: '92px' } } },
});

/** Scalloped short edges outside; the two notches at the perforation are a second mask inside. */
export const edges = style({
  height: '100%',
  mask: [
    'radial-gradient(6px at 0 50%, #0000 96%, #000) 0 0 / 51% 18px no-repeat round',
    'radial-gradient(6px at 100% 50%, #0000 96%, #000) 100% 0 / 51% 18px no-repeat round',
  ].join(', '),
});

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
