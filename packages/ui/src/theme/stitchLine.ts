import { dashes } from './dashes.ts';
import { vars } from './vars.css.ts';

const { stitchOn, stitchLength } = vars.motif;

/** A line of the brand's stitches as a background. */
export const stitchLine = (color: string, options?: Parameters<typeof dashes>[3]): string =>
  dashes(color, stitchOn, stitchLength, options);
