import { motifChoices } from './motifs.ts';
import type { BrandTokens } from './tokens.ts';
import { vars } from './vars.css.ts';

const NAME = /^[a-z][\w-]*$/i;
const COLOR =
  /^(?:#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|color-mix)\([^;{}]+\))$/i;
/** Signs that end a declaration or a sheet. */
const BREAKS_OUT = /[;{}<]/;

/** Branches whose values are colours, all of them. */
const COLOURS = ['light', 'dark', 'logo', 'art', 'stub', 'cloth'];

/** The tokens that components read, by the branches of a brand. */
const { color: light, logo, art, stub, cloth, font, radius, elevation } = vars;
const READ = { light, dark: light, logo, art, stub, cloth, font, radius, elevation, motif: motifChoices };

/**
 * Refuses tokens that would make no style sheet, or one with holes.
 *
 * @throws RangeError with the place and the value: a name that is no identifier, a token that is missing, a colour that is
 *   none, a text that ends its rule, a motif that is not drawn
 */
export function refuseTokens({ name, ...tokens }: BrandTokens): void {
  if (!NAME.test(name)) {
    throw new RangeError(`The name of a brand has letters, digits and hyphens, and begins with a letter: "${name}"`);
  }
  for (const [branch, value] of Object.entries(tokens))
    refuseBranch(`${name}: ${branch}`, value, COLOURS.includes(branch));
  refuseHoles(`${name}: `, READ, tokens);
  for (const [motif, choices] of Object.entries(motifChoices)) {
    const choice = tokens.motif[motif as keyof typeof motifChoices];
    if (!choices.includes(choice)) {
      throw new RangeError(`${name}: motif.${motif} is "${choice}", and has to be one of ${choices.join(', ')}`);
    }
  }
}

function refuseHoles(place: string, read: object, tokens: object): void {
  for (const [key, names] of Object.entries(read) as [string, string | object][]) {
    const value: unknown = Reflect.get(tokens, key);
    if (value === undefined) throw new RangeError(`${place}${key} is missing`);
    if (typeof names === 'object' && !Array.isArray(names))
      refuseHoles(`${place}${key}.`, names, Object(value) as object);
  }
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
