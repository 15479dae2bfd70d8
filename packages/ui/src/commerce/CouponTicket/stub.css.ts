import { style, styleVariants } from '@vanilla-extract/css';

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
    background: 'repeating-linear-gradient(180deg, #fff 0 7px, #0000 7px 12px)',
  },
});

/** By index, the same in both themes. */
export const stubColors = styleVariants(
  {
    leaf: '#2F7A3D',
    wine: '#8C0E44',
    peacock: '#00504B',
    rani: '#C2185B',
    aubergine: '#43193F',
    neel: '#31409F',
    tota: '#4C7A1E',
    geru: '#A8361F',
    clay: '#7B4A12',
  },
  (background) => ({ background }),
);

/** White ring around the store's mark. */
export const ring = style({ padding: '3px', borderRadius: '26%', background: '#fff' });
