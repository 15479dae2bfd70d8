/** Scales shared by all brands (docs/product/design.md#space-and-corners). */
export const space = {
  xs: '4px',
  s: '8px',
  m: '12px',
  l: '16px',
  xl: '20px',
  x2: '24px',
  x3: '32px',
  x4: '44px',
  x5: '56px',
  x6: '72px',
} as const;

/** Maximum width of page content, without gutters. */
export const container = '1240px';

/**
 * Breakpoints, at which carousels show fewer cards (docs/product/site.md#carousels). They hold on paper, too: A4 is about 720 px
 * wide, and what has two columns in a wide window has words of one letter there.
 */
export const below = {
  wide: '(max-width: 1024px)',
  medium: '(max-width: 600px)',
  narrow: '(max-width: 480px)',
} as const;

/** In these windows what sticks would leave no room for the rest: phones on their side, pages at 200 %. */
export const low = 'screen and (max-height: 480px)';

export const ease = 'cubic-bezier(.2,.8,.2,1)';

/** The media query for reduced motion. */
export const reducedMotion = '(prefers-reduced-motion: reduce)';
