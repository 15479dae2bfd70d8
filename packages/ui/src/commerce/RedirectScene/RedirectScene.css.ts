import { style } from '@vanilla-extract/css';
import { below } from '../../theme/scale.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const scene = style({
  display: 'grid',
  gridTemplateRows: '1fr auto',
  minHeight: '100svh',
  background: color.field,
  color: color.fieldInk,
});

export const content = style({
  alignSelf: 'center',
  display: 'grid',
  justifyItems: 'center',
  padding: '40px 20px',
});

export const art = style({
  position: 'relative',
  width: '100%',
  maxWidth: '640px',
  aspectRatio: '560 / 260',
  marginBottom: '28px',
});

export const text = style({ maxWidth: '26em', margin: '10px 0 26px' });

export const actions = style({
  display: 'flex',
  justifyContent: 'center',
  flexWrap: 'wrap',
  gap: '12px',
  '@media': { [below.medium]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', width: '100%' } },
});

export const foot = style({ position: 'relative', height: '36px', background: color.night });
