import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

export const stub = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  // the perforation
  '::after': {
    content: '',
    position: 'absolute',
    insetBlock: 0,
    right: '-1px',
    width: '2px',
    background: `repeating-linear-gradient(180deg, ${vars.art.paper} 0 7px, #0000 7px 12px)`,
  },
});

export const stubColors = styleVariants(vars.stub, (background) => ({ background }));

/** Paper ring around the store's mark. */
export const ring = style({
  padding: '3px',
  borderRadius: `calc(${vars.radius.mark} + 4%)`,
  background: vars.art.paper,
});
