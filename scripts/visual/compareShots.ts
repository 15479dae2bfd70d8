import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** A copy on a canvas of at least the given size, so that pictures of two sizes can be laid over each other. */
function enlarge(picture: PNG, width: number, height: number) {
  if (picture.width === width && picture.height === height) return picture;
  const canvas = new PNG({ width, height });
  PNG.bitblt(picture, canvas, 0, 0, picture.width, picture.height, 0, 0);
  return canvas;
}

/**
 * Compares two pictures (PNG) pixel by pixel, without tolerance: both come from the same browser on the same machine.
 * Returns the picture of the difference and how many pixels differ, or undefined where nothing does.
 */
export function compareShots(before: Buffer, after: Buffer): { pixels: number; difference: Buffer } | undefined {
  if (before.equals(after)) return undefined;
  const [one, two] = [PNG.sync.read(before), PNG.sync.read(after)];
  const [width, height] = [Math.max(one.width, two.width), Math.max(one.height, two.height)];
  const difference = new PNG({ width, height });
  const [left, right] = [enlarge(one, width, height), enlarge(two, width, height)];
  const options = { threshold: 0, includeAA: true };
  const pixels = pixelmatch(left.data, right.data, difference.data, width, height, options);
  return pixels > 0 ? { pixels, difference: PNG.sync.write(difference) } : undefined;
}
