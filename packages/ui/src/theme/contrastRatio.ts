/**
 * The contrast of two colours by WCAG 2.2: from 1 (none) to 21 (black on white).
 *
 * @param a opaque colour as `#RRGGBB`
 * @param b opaque colour as `#RRGGBB`
 * @throws RangeError for another notation
 */
export function contrastRatio(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const digits = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(colour);
  if (!digits) throw new RangeError(`${colour} is not #RRGGBB`);
  const [red = 0, green = 0, blue = 0] = digits.slice(1).map((channel) => linear(Number.parseInt(channel, 16) / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
