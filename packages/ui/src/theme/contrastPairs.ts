import type { Colors } from './tokens.ts';

type Role = keyof Colors;

/** A colour role and its background. */
export interface ContrastPair {
  front: Role;
  ground: Role;
  /** Minimum ratio of WCAG 2.2 AA: 4.5 for text, 3 for edges and marks with a meaning. */
  atLeast: 4.5 | 3;
}

const text = (front: Role, ...grounds: Role[]): ContrastPair[] =>
  grounds.map((ground) => ({ front, ground, atLeast: 4.5 }));
const edge = (front: Role, ...grounds: Role[]): ContrastPair[] =>
  grounds.map((ground) => ({ front, ground, atLeast: 3 }));

/** Every pair that components use (docs/product/design.md#colours). */
export const contrastPairs: ContrastPair[] = [
  ...text('text', 'background', 'surface', 'sunken', 'accentSurface', 'highlightSoft'),
  ...text('textMuted', 'background', 'surface', 'sunken', 'accentSurface'),
  ...text('textSubtle', 'surface', 'sunken'),
  ...text('onBrandSurface', 'brandSurface'),
  ...text('onPrimary', 'primary', 'primaryHover', 'primaryPress'),
  ...text('onSecondary', 'secondary', 'secondaryHover', 'secondaryPress'),
  ...text('money', 'surface', 'moneySoft'),
  ...text('moneyStrong', 'surface', 'moneySoft'),
  ...text('highlight', 'surface', 'highlightSoft'),
  ...text('promote', 'surface', 'promoteSoft', 'highlightSoft'),
  ...text('info', 'infoSoft'),
  ...text('danger', 'surface', 'dangerSoft'),
  ...text('onFeature', 'feature'),
  ...text('onFeatureMuted', 'feature'),
  ...text('onInverse', 'inverse'),
  ...text('onInverseMuted', 'inverse'),
  ...text('onPennant', 'pennant'),
  ...text('onCountdownSurface', 'countdownSurface'),
  ...text('onInverseAccent', 'inverseAccent'),
  ...edge('borderStrong', 'surface'),
  ...edge('primaryBorder', 'surface'),
  ...edge('brandSurfaceBorder', 'brandSurface'),
  ...edge('focus', 'brandSurface', 'background', 'surface'),
];
