import eczarLatin from '@fontsource-variable/eczar/files/eczar-latin-wght-normal.woff2?url';
import hankenLatin from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url';

/** Addresses of the font files worth a `<link rel="preload" as="font" crossorigin>`: what the first screen is set in. */
export const fontPreloads: readonly string[] = [hankenLatin, eczarLatin];
