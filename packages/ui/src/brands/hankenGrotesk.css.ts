import { globalFontFace } from '@vanilla-extract/css';
import { fallback, variableFont } from '../theme/fontFaces.ts';

variableFont('Hanken Grotesk Variable', 'hanken-grotesk', '100 900');

// The same widths and heights as the web font, so that swapping moves nothing. Linux first: there the layout waits for
// another process at each name that is not known.
globalFontFace('Hanken Fallback', [
  fallback(['Liberation Sans', 'Arial', 'ArialMT', 'Arimo'], '100 550', 1, 0.303, 1.0051),
  fallback(['Liberation Sans Bold', 'Arial Bold', 'Arial-BoldMT', 'Arimo Bold'], '551 900', 1, 0.303, 0.9428),
]);
