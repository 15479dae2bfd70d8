import { style } from '@vanilla-extract/css';
import { panelSurface } from '../../styles/surface.ts';
import { forcedColors, surfaceEdge } from '../../theme/forcedColors.ts';
import { below } from '../../theme/scale.ts';
import { type } from '../../theme/typography.css.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, radius } = vars;

/** On one column it has no card of its own, because it is in the panel of the page. */
export const aside = style({
  borderRadius: radius.panel,
  ...panelSurface(color.surface),
  ...surfaceEdge,
  boxShadow: `0 0 0 1px ${color.border}`,
  overflow: 'clip',
  '@media': {
    [below.wide]: {
      display: 'grid',
      gap: '16px',
      background: 'none',
      boxShadow: 'none',
      borderRadius: 0,
      // the edge of the last button is below its box
      overflow: 'visible',
    },
  },
});

export const head = style({
  position: 'relative',
  display: 'grid',
  padding: '25px 28px 14px',
  marginBottom: '12px',
  ...panelSurface(color.feature, color.onFeature),
  '@media': {
    // a ground of its own would hide the edge of the card
    [forcedColors]: { background: 'none' },
    [below.wide]: {
      gridTemplateColumns: 'minmax(0, 9em) auto',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '12px',
      margin: 0,
      padding: '14px 18px',
      borderRadius: radius.tile,
    },
  },
});

export const figure = style([
  type.figureXl,
  {
    '@media': {
      [below.wide]: { fontSize: '34px', lineHeight: '40px', textAlign: 'end' },
      // the ground that Chromium draws behind text is higher than the line, and would hide the caption
      [forcedColors]: { forcedColorAdjust: 'none', color: 'CanvasText' },
    },
  },
]);

/** The single column has no space for hem and word. */
export const wideOnly = style({ '@media': { [below.wide]: { display: 'none' } } });

export const actions = style({
  display: 'grid',
  gap: '14px',
  padding: '18px 28px 30px',
  '@media': { [below.wide]: { gap: '12px', padding: 0 } },
});

export const note = style({ marginTop: '4px' });
