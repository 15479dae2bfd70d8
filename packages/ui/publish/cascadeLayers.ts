/** Layers of the built sheets, from the weakest; a host's styles outside layers are stronger than all. */
const LAYERS = ['reset', 'brand', 'base', 'theme', 'styles', 'motifs', 'components'];

/** Layers of a page around the package that are weaker than it, as Tailwind calls them: its reset takes nothing from a component. */
const WEAKER = ['theme', 'base'];

/** The first line of each sheet: the order is the same whichever sheet comes first, also with one of Tailwind after it. */
export const layerOrder = `@layer ${[...WEAKER, ...LAYERS.map((name) => `potli.${name}`)].join(',')};`;

/** `layers.css`: the order for a page that puts sheets of others into layers, too. It comes before all of them. */
export const pageLayers = `@layer ${['reset', ...WEAKER, 'potli', 'components', 'utilities'].join(',')};\n`;

/** The layer of brands. */
export const brandLayer = 'potli.brand';

/** The layer for the styles of a file: its room, or its own name where a layer is called so. */
function layerOf(path: string): string {
  const [, room = '', name = ''] = /src\/(\w+)\/(\w+)/.exec(path) ?? [];
  const layer = [name, room.replace(/^brands$/, 'brand')].find((each) => LAYERS.includes(each));
  if (!layer) throw new Error(`No cascade layer for ${path}: see publish/cascadeLayers.ts.`);
  return `potli.${layer}`;
}

/** The styles of a file in the cascade layer of its room. */
export const inLayer = (styles: string, path: string): string => `@layer ${layerOf(path)}{${styles}}`;
