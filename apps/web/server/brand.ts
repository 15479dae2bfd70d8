import { logoArt } from '@potli/ui/brands/potli/logoArt';
import { potli } from '@potli/ui/brands/potli/tokens';

/** Colours of this site's brand, light and dark, for what is made outside of its pages. */
export const { light, dark } = potli;

/** The logo as SVG elements on a grid of 150 × 48, on the light theme's colour field or on dark ground. */
export function logoShapes(ground: 'brand' | 'inverse'): string {
  const paints = potli.logo[ground];
  const draw = ({ d, paint, strokeWidth, strokeDasharray = '' }: (typeof logoArt.mark)[number]) => {
    const line = `fill="none" stroke="${paints[paint]}" stroke-width="${strokeWidth}" stroke-dasharray="${strokeDasharray}"`;
    return `<path d="${d}" ${strokeWidth ? line : `fill="${paints[paint]}"`}/>`;
  };
  return `<g transform="${logoArt.markTransform}">${logoArt.mark.map(draw).join('')}</g>${logoArt.word.map(draw).join('')}`;
}
