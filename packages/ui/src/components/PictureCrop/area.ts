/** A part of a picture, in its pixels. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Size {
  width: number;
  height: number;
}

/** How many times the smallest part is smaller than the largest. */
export const MAX_ZOOM = 4;

/** The largest part with a ratio of width to height, in the middle. */
export function largestArea(picture: Size, ratio: number): Area {
  const width = Math.min(picture.width, picture.height * ratio);
  const height = width / ratio;
  return { x: (picture.width - width) / 2, y: (picture.height - height) / 2, width, height };
}

/** The part moved by some pixels of the picture; it stays inside. */
export function moveArea({ x, y, width, height }: Area, dx: number, dy: number, picture: Size): Area {
  return { x: clamp(x + dx, picture.width - width), y: clamp(y + dy, picture.height - height), width, height };
}

/** A part that is `zoom` times smaller than the largest, from 1 to `MAX_ZOOM`, with the same middle where it fits. */
export function zoomArea(area: Area, zoom: number, picture: Size): Area {
  const largest = largestArea(picture, area.width / area.height);
  const times = Math.min(Math.max(zoom, 1), MAX_ZOOM);
  const [width, height] = [largest.width / times, largest.height / times];
  return moveArea({ ...area, width, height }, (area.width - width) / 2, (area.height - height) / 2, picture);
}

/** How many times a part is smaller than the largest of its ratio. */
export const zoomOf = (area: Area, picture: Size): number =>
  largestArea(picture, area.width / area.height).width / area.width;

const clamp = (value: number, most: number) => Math.min(Math.max(value, 0), Math.max(most, 0));
