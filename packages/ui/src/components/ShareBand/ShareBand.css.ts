import { style } from '@vanilla-extract/css';
import { below, space } from '../../theme/scale.ts';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 714px) minmax(0, 468px)',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space.x3,
  '@media': { [below.wide]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const words = style({ display: 'grid', gap: '14px', minWidth: 0 });

export const text = style({ maxWidth: '600px' });

export const tools = style({
  display: 'grid',
  gap: '16px',
  marginTop: '12px',
  '@media': { [below.medium]: { marginTop: '4px' } },
});

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '12px',
  alignItems: 'start',
  '@media': { [below.medium]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const art = style({ width: '100%', maxWidth: '468px', marginInline: 'auto' });
