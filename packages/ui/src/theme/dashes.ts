interface DashesOptions {
  /** Beside each other, by default, or below each other. */
  direction?: 'across' | 'down';
  /** Of the line; by default all of the box. */
  thickness?: string;
  /** Where the line lies in the box, as in `background-position`. */
  at?: string;
}

/**
 * A dashed line as a background: dashes of `on`, one in each `length`. Each dash is a tile of its own, because WebKit draws the
 * dashes of a long `repeating-linear-gradient` in unequal lengths.
 */
export function dashes(
  color: string,
  on: string,
  length: string,
  { direction = 'across', thickness = '100%', at = '0 0' }: DashesOptions = {},
): string {
  return direction === 'across'
    ? `linear-gradient(90deg, ${color} ${on}, #0000 0) ${at} / ${length} ${thickness} repeat-x`
    : `linear-gradient(180deg, ${color} ${on}, #0000 0) ${at} / ${thickness} ${length} repeat-y`;
}
