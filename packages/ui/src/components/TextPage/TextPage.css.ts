import { globalStyle, style } from '@vanilla-extract/css';
import { panelSurface } from '../../styles/surface.ts';
import { surfaceEdge } from '../../theme/forcedColors.ts';
import { below, space } from '../../theme/scale.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 720px) minmax(0, 300px)',
  justifyContent: 'space-between',
  columnGap: space.x5,
  rowGap: space.x3,
  alignItems: 'start',
  '@media': { [below.wide]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const head = style({ display: 'grid', gap: space.m, maxWidth: '720px' });

/** Sticky beside the text; before the text on one column. */
export const contents = style({
  gridColumn: 2,
  gridRow: '1 / span 2',
  position: 'sticky',
  top: '96px',
  padding: `${space.x2} ${space.x2} ${space.x3}`,
  borderRadius: vars.radius.panel,
  ...panelSurface(color.surface),
  ...surfaceEdge,
  boxShadow: `0 0 0 1px ${color.border}`,
  '@media': { [below.wide]: { gridColumn: 1, gridRow: 'auto', position: 'static' } },
});

export const places = style({
  display: 'grid',
  marginTop: space.s,
  '@media': {
    [below.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space.x2 },
    [below.medium]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const place = style({ fontSize: '15.5px', lineHeight: '22px' });
globalStyle(`${place} > a`, { display: 'flex', alignItems: 'center', minHeight: '36px', color: color.textMuted });
globalStyle(`${place} > a:hover`, { color: color.text, textDecoration: 'underline', textUnderlineOffset: '3px' });

export const sections = style({ display: 'grid', gap: '36px' });

export const section = style({ display: 'grid', gap: space.m });
