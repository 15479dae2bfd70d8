import { globalFontFace } from '@vanilla-extract/css';
import { fallback, variableFont } from '../../theme/fontFaces.ts';
import '../hankenGrotesk.css.ts';

variableFont('Eczar Variable', 'eczar', {
  common: '../../theme/fonts/eczar-common.woff2',
  rupee: '../../theme/fonts/eczar-rupee.woff2',
});

// same widths and heights as the web font, so that the swap does not move text: of the serif of desktops, of Android, and of Linux
globalFontFace('Eczar Fallback', [
  fallback(['Georgia Bold', 'Georgia-Bold', 'Gelasio Bold'], '400 900', 1.143, 0.634, 0.9484),
]);
globalFontFace('Eczar Noto', [fallback(['Noto Serif Bold', 'NotoSerif-Bold'], '400 900', 1.143, 0.634, 0.9413)]);
globalFontFace('Eczar Liberation', [fallback(['Liberation Serif Bold'], '400 900', 1.143, 0.634, 1.1004)]);
