import eczarLatin from '@fontsource-variable/eczar/files/eczar-latin-wght-normal.woff2?url';
import hankenLatin from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url';

/** Addresses of the fonts on the first screen, for `<link rel="preload" as="font" crossorigin>`. */
export const fontPreloads: readonly string[] = [hankenLatin, eczarLatin];
