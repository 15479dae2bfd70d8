import { globalFontFace } from '@vanilla-extract/css';
import { fallback, variableFont } from '../theme/fontFaces.ts';

variableFont('Hanken Grotesk Variable', 'hanken-grotesk', { common: '../theme/fonts/hanken-grotesk-common.woff2' });

// Same widths and heights as the web font, so that the swap does not move text. The Linux names come first: there the
// browser waits for another process for each unknown name.
globalFontFace('Hanken Fallback', [
  fallback(['Liberation Sans', 'Arial', 'ArialMT', 'Arimo'], '100 550', 1, 0.303, 1.0051),
  fallback(['Liberation Sans Bold', 'Arial Bold', 'Arial-BoldMT', 'Arimo Bold'], '551 900', 1, 0.303, 0.9428),
]);

// Android has none of these
globalFontFace('Hanken Roboto', [
  fallback(['Roboto', 'Roboto-Regular'], '100 550', 1, 0.303, 1.0149),
  fallback(['Roboto Bold', 'Roboto-Bold'], '551 900', 1, 0.303, 1.0103),
]);
