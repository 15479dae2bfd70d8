import { vars } from './vars.css.ts';

const { stitchOn, stitchLength } = vars.motif;

/** A line of the brand's stitches as a background, in the direction `angle`. */
export function stitchLine(color: string, angle: '90deg' | '180deg' = '90deg') {
  return `repeating-linear-gradient(${angle}, ${color} 0 ${stitchOn}, #0000 ${stitchOn} ${stitchLength})`;
}
