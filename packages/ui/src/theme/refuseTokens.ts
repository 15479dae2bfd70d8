import type { BrandTokens } from './tokens.ts';

const NAME = /^[a-z][\w-]*$/i;
const COLOR =
  /^(?:#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|color-mix)\([^;{}]+\))$/i;
/** Signs that end a declaration or a sheet. */
const BREAKS_OUT = /[;{}<]/;

/** Branches whose values are colours, all of them. */
const COLOURS = ['light', 'dark', 'logo', 'art', 'stub', 'cloth'];

/**
 * Refuses tokens that would make no style sheet.
 *
 * @throws RangeError with the place and the value: a name that is no identifier, a colour that is none, a text that ends its rule
 */
export function refuseTokens({ name, ...tokens }: BrandTokens): void {
  if (!NAME.test(name)) {
    throw new RangeError(`The name of a brand has letters, digits and hyphens, and begins with a letter: "${name}"`);
  }
  for (const [branch, value] of Object.entries(tokens))
    refuseBranch(`${name}: ${branch}`, value, COLOURS.includes(branch));
}

function refuseBranch(place: string, value: unknown, areColors: boolean): void {
  if (typeof value === 'object' && value !== null) {
    for (const [key, part] of Object.entries(value)) refuseBranch(`${place}.${key}`, part, areColors);
  } else if (typeof value !== 'string') {
    throw new RangeError(`${place} is ${String(value)}, and has to be a text of CSS`);
  } else if (areColors && !COLOR.test(value)) {
    throw new RangeError(`${place} is no colour: "${value}". Write #RRGGBB, or a function such as rgb() or oklch()`);
  } else if (BREAKS_OUT.test(value)) {
    throw new RangeError(`${place} would end its rule: "${value}"`);
  }
}
