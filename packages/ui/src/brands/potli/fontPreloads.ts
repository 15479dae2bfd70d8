import eczarCommon from '../../theme/fonts/eczar-common.woff2?url';
import hankenCommon from '../../theme/fonts/hanken-grotesk-common.woff2?url';

/** Addresses of the fonts on the first screen, for `<link rel="preload" as="font" crossorigin>`. */
export const fontPreloads: readonly string[] = [hankenCommon, eczarCommon];
