import { style } from '@vanilla-extract/css';
import { panelSurface } from '../../styles/surface.ts';
import { below } from '../../theme/scale.ts';
import { type } from '../../theme/typography.css.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const scene = style({
  display: 'grid',
  gridTemplateRows: '1fr auto',
  minHeight: '100svh',
  ...panelSurface(color.brandSurface, color.onBrandSurface),
});

export const content = style({
  alignSelf: 'center',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  padding: '40px 20px',
});

export const art = style({
  position: 'relative',
  width: '100%',
  maxWidth: '680px',
  aspectRatio: '560 / 260',
  marginBottom: '28px',
  '@media': { [below.medium]: { width: 'calc(100% + 40px)', maxWidth: 'none', marginInline: '-20px' } },
});

export const title = style([
  type.displayL,
  {
    fontSize: '40px',
    lineHeight: '46px',
    textAlign: 'center',
    '@media': { [below.medium]: { fontSize: '30px', lineHeight: '35px' } },
  },
]);

export const text = style({ maxWidth: '26em', margin: '10px 0 26px' });

export const actions = style({
  display: 'flex',
  justifyContent: 'center',
  flexWrap: 'wrap',
  gap: '12px',
  '@media': { [below.medium]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', width: '100%' } },
});

export const foot = style({ position: 'relative', height: '36px', background: color.inverse });

export const layer = style({ position: 'absolute', inset: 0, width: '100%', height: '100%' });
export const paper = style({ fill: vars.art.paper });
export const seam = style({ fill: 'none', stroke: vars.art.thread, strokeWidth: 2, strokeDasharray: '6 5' });
export const eyelet = style({ fill: vars.art.eyelet, stroke: vars.art.outline, strokeWidth: 3 });
export const knot = style({ fill: 'none', stroke: vars.art.outline, strokeWidth: 4 });
export const unmarked = style({
  fill: 'none',
  stroke: vars.art.placeholder,
  strokeWidth: 2.1,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
