import { style } from '@vanilla-extract/css';
import { below } from '../../theme/scale.ts';
import { vars } from '../../theme/vars.css.ts';

export const controls = style({
  gridArea: 'controls',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: '44px',
  // into the padding under the banners, which is there without controls too
  margin: '6px 0 -28px',
  gap: '2px',
  '@media': {
    // without script they would do nothing; the place stays, so that nothing moves
    '(scripting: none)': { visibility: 'hidden' },
    [below.medium]: { margin: '-6px 10px -24px', justifyContent: 'space-between' },
  },
});

const dashes = 'repeating-linear-gradient(90deg, currentColor 0 7px, #0000 7px 12px) 0 50% / 100% 2px no-repeat';

/** Beads on a cord. */
export const beads = style({
  display: 'flex',
  padding: '0 6px',
  background: dashes,
});

export const bead = style({
  display: 'grid',
  placeItems: 'center',
  width: '28px',
  height: '44px',
  borderRadius: vars.radius.field,
  '::before': {
    content: '',
    width: '12px',
    height: '12px',
    borderRadius: '50%',
    // the ground between ring and cord keeps the thread off the bead
    background: vars.color.brandSurface,
    boxShadow: 'inset 0 0 0 2px currentColor',
  },
  selectors: {
    '&[aria-current]::before': {
      width: '20px',
      height: '20px',
      background: `radial-gradient(circle, currentColor 0 5px, ${vars.color.brandSurface} 5.5px)`,
    },
  },
  '@media': { [below.medium]: { width: '44px' } },
});

export const counter = style({ minWidth: '64px', fontWeight: 600, fontSize: '15px', textAlign: 'center' });
