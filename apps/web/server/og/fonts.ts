import { fileURLToPath } from 'node:url';
import { GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas';

/** Family of the brand's type, by what is set in it; subsets stand behind each other. */
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

/** Chooses the shop's own type; the machine's fonts are never asked. */
export function setType(context: SKRSContext2D, kind: keyof typeof families, weight: number, sizePx: number): void {
  context.font = `${sizePx}px ${families[kind].map((family) => `"${family}"`).join(', ')}`;
  context.fontVariationSettings = `'wght' ${weight}`;
}
