import { style } from '@vanilla-extract/css';
import { below, space } from '../../theme/scale.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;
const frame = {
  background: color.surface,
  borderRadius: vars.radius.card,
  boxShadow: `0 0 0 1px ${color.line}`,
  overflow: 'clip',
};

export const shell = style({
  ...frame,
  '@media': {
    [below.medium]: {
      display: 'flex',
      flexDirection: 'column',
      gap: space.m,
      background: 'none',
      borderRadius: 0,
      boxShadow: 'none',
      overflow: 'visible',
      // an empty or failed list keeps its frame
      selectors: { '&[data-bare]': frame },
    },
  },
});

export const scroller = style({ overflowX: 'auto', '@media': { [below.medium]: { overflowX: 'visible' } } });

export const table = style({
  '@media': { [below.medium]: { display: 'block', selectors: { '[data-bare] &': { display: 'none' } } } },
});

export const rows = style({
  '@media': { [below.medium]: { display: 'flex', flexDirection: 'column', gap: space.m } },
});

export const refreshing = style({ opacity: 0.55, transition: 'opacity 160ms 200ms' });

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.s} ${space.l}`,
  minHeight: '52px',
  padding: `${space.m} 18px`,
  borderTop: `2px dashed color-mix(in srgb, ${color.earnEdge} 55%, transparent)`,
  '@media': { [below.medium]: { padding: `${space.l} 0`, minHeight: 0 } },
});
