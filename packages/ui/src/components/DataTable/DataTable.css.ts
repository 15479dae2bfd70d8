import { globalStyle, style } from '@vanilla-extract/css';
import { sew } from '../../theme/motion.css.ts';
import { space } from '../../theme/scale.ts';
import { sewn } from '../../theme/sewn.ts';
import { vars } from '../../theme/vars.css.ts';
import { asCards } from './tableRoom.css.ts';

const { color } = vars;
const frame = {
  background: color.surface,
  borderRadius: vars.radius.card,
  boxShadow: `0 0 0 1px ${color.border}`,
  overflow: 'clip',
};

export const shell = style({
  ...frame,
  '@container': {
    [asCards]: {
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

export const scroller = style({ overflowX: 'auto', '@container': { [asCards]: { overflowX: 'visible' } } });

export const table = style({
  selectors: {
    '&[data-fixed]': { tableLayout: 'fixed' },
    // below this it scrolls sideways, until there is room for cards only
    '&[data-dense]': { minWidth: '1000px' },
  },
  '@container': {
    [asCards]: {
      display: 'block',
      selectors: { '[data-bare] &': { display: 'none' }, '&[data-dense]': { minWidth: 0 } },
    },
  },
});

export const widths = style({ '@container': { [asCards]: { display: 'none' } } });

export const rows = style({
  '@container': { [asCards]: { display: 'flex', flexDirection: 'column', gap: space.m } },
});

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.s} ${space.l}`,
  minHeight: '52px',
  padding: `${space.m} 18px`,
  position: 'relative',
  // the seam above the foot; it is being sewn while new rows come
  '::before': {
    content: '',
    position: 'absolute',
    insetInline: 0,
    top: 0,
    height: '2px',
    opacity: 0.6,
    background: sewn(color.primaryBorder),
  },
  '@container': {
    [asCards]: {
      padding: `${space.l} 0`,
      minHeight: 0,
      selectors: { '&:has(> :only-child)': { justifyContent: 'center' } },
    },
  },
});

globalStyle(`[data-refreshing] > ${footer}::before`, { opacity: 1, animation: `${sew} 500ms linear infinite` });

export const range = style({ color: color.textMuted, fontSize: '15px' });

export const pagination = style({
  marginInlineStart: 'auto',
  '@container': { [asCards]: { width: '100%', marginTop: space.s } },
});
