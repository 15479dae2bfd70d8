import { globalFontFace } from '@vanilla-extract/css';
import { fallback, variableFont } from '../theme/fontFaces.ts';

variableFont('Hanken Grotesk Variable', 'hanken-grotesk', '100 900');

// the same widths and heights as the web font, so that swapping moves nothing
globalFontFace('Hanken Fallback', [
  fallback(['Arial', 'ArialMT', 'Liberation Sans', 'Arimo'], '100 550', 1, 0.303, 1.0051),
  fallback(['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold'], '551 900', 1, 0.303, 0.9428),
]);
