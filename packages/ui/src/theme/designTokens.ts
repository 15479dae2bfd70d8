import type { BrandTokens } from './tokens.ts';

/** A design token or a group of them, in the format of the Design Tokens Community Group (2025.10). */
export interface DesignTokens {
  [name: string]: unknown;
}

const COLOR = /#[\dA-Fa-f]{6}\b|rgba?\([^()]*\)/;
const LENGTH = String.raw`(?:-?[\d.]+px|0)`;
const SHADOW = new RegExp(`(${LENGTH}) (${LENGTH}) (${LENGTH})(?: (${LENGTH}))? (${COLOR.source})`, 'g');
const CORNERS = ['topLeft', 'topRight', 'bottomRight', 'bottomLeft'] as const;

const dimension = (css = '0') => ({ value: Number.parseFloat(css), unit: 'px' });

/** A colour as `#rrggbb` or `rgba(r,g,b,a)`. Throws for other notations. */
function toColor(css: string) {
  const hex = /^#([\da-f]{6})$/i.exec(css)?.[1];
  const [red = 0, green = 0, blue = 0, alpha = 1] = hex
    ? [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
    : (css.match(/[\d.]+/g) ?? []).map(Number);
  if (!new RegExp(`^(?:${COLOR.source})$`).test(css)) throw new Error(`No colour that design tools know: ${css}`);
  const toHex = (channel: number) => channel.toString(16).padStart(2, '0');
  return {
    colorSpace: 'srgb',
    components: [red, green, blue].map((channel) => Number((channel / 255).toFixed(4))),
    alpha,
    hex: `#${[red, green, blue].map(toHex).join('')}`.toUpperCase(),
  };
}

const color = (css: string) => ({ $type: 'color', $value: toColor(css) });

/** One shadow, or a list of them; `drop-shadow(…)` has the same values. */
function shadow(css: string) {
  const shadows = [...css.matchAll(SHADOW)].map(([, offsetX, offsetY, blur, spread, paint = '']) => ({
    color: toColor(paint),
    offsetX: dimension(offsetX),
    offsetY: dimension(offsetY),
    blur: dimension(blur),
    spread: dimension(spread),
  }));
  return { $type: 'shadow', $value: shadows.length === 1 ? shadows[0] : shadows };
}

/** A length, a share of the element's width, or the four corners of a shorthand. */
function radius(css: string): DesignTokens {
  if (css.endsWith('%')) return { $type: 'number', $value: Number.parseFloat(css) / 100, $description: 'Of the width' };
  const corners = css.split(' ');
  if (corners.length === 1) return { $type: 'dimension', $value: dimension(css) };
  if (corners.length !== 4) throw new Error(`Write one radius or four: ${css}`);
  return Object.fromEntries(CORNERS.map((corner, n) => [corner, radius(corners[n] ?? '0')]));
}

const fontFamily = (css: string) => ({
  $type: 'fontFamily',
  $value: css.split(',').map((family) => family.trim().replace(/^"|"$/g, '')),
});

/** Every text below a branch of tokens as a design token. */
function each(branch: object, toToken: (css: string) => DesignTokens): DesignTokens {
  return Object.fromEntries(
    Object.entries(branch).map(([name, value]) => [
      name,
      typeof value === 'string' ? toToken(value) : each(value as object, toToken),
    ]),
  );
}

/**
 * The tokens of a brand for design tools, at the paths that they have in {@link BrandTokens}. Hem and stitch are words,
 * for which the format has no type: they are in `$extensions`.
 */
export function toDesignTokens(brand: BrandTokens): DesignTokens {
  const { name, light, dark, logo, art, stub, cloth, font, radius: radii, elevation, motif } = brand;
  return {
    $description: `Tokens of the brand ${name}`,
    $extensions: { potli: { motif } },
    ...each({ light, dark, logo, art, stub, cloth }, color),
    font: {
      ...each({ display: font.display, text: font.text }, fontFamily),
      displayDrop: { $type: 'number', $value: Number.parseFloat(font.displayDrop), $description: 'In em' },
    },
    radius: each(radii, radius),
    elevation: each(elevation, shadow),
  };
}
