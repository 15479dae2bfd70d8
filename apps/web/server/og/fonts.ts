import { fileURLToPath } from 'node:url';
import { GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas';

/** Font families of the brand by use; each lists its subsets. */
const families = {
  display: subsets('eczar', ['latin', 'latin-ext', 'devanagari']),
  text: [...subsets('hanken-grotesk', ['latin', 'latin-ext']), 'eczar latin-ext', 'eczar devanagari'],
};

function subsets(name: string, parts: readonly string[]): string[] {
  return parts.map((part) => {
    const family = `${name} ${part}`;
    const file = import.meta.resolve(`@fontsource-variable/${name}/files/${name}-${part}-wght-normal.woff2`);
    GlobalFonts.registerFromPath(fileURLToPath(file), family);
    return family;
  });
}

/** Sets the font of the brand. Fonts of the machine are never used. */
export function setType(context: SKRSContext2D, kind: keyof typeof families, weight: number, sizePx: number): void {
  context.font = `${sizePx}px ${families[kind].map((family) => `"${family}"`).join(', ')}`;
  context.fontVariationSettings = `'wght' ${weight}`;
}
