import type { Area } from '@potli/ui/PictureCrop';
import type { PictureShape } from '@potli/ui/theme/pictureShapes';

/** Px of a stored picture for each px of its place: screens are this sharp. */
const SHARPNESS = 3;

/** The least width of a stored picture in px: logos are shown large, too. */
const LEAST_WIDTH = 512;

/** The quality of a JPEG, 0 to 1; the host writes it again. */
const QUALITY = 0.92;

/** Width and height in px in which a part of a picture is stored: as sharp as its place needs, and never larger than the part is. */
export function storedSize(area: Pick<Area, 'width' | 'height'>, shape: PictureShape): PictureShape {
  const width = Math.min(area.width, Math.max(shape.width * SHARPNESS, LEAST_WIDTH));
  return { width: Math.round(width), height: Math.round((width * shape.height) / shape.width) };
}

/** A part of a picture as a file of its own. What may be clear in places stays so. */
export async function cropPicture(
  { name, type }: Pick<File, 'name' | 'type'>,
  picture: ImageBitmap,
  area: Area,
  shape: PictureShape,
): Promise<File> {
  const { width, height } = storedSize(area, shape);
  // older browsers have no OffscreenCanvas
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser draws no pictures.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, area.x, area.y, area.width, area.height, 0, 0, width, height);
  const isJpeg = type === 'image/jpeg';
  const blob = await new Promise<Blob | null>((take) => {
    canvas.toBlob(take, isJpeg ? 'image/jpeg' : 'image/png', QUALITY);
  });
  if (!blob) throw new Error('The browser draws no pictures.');
  return new File([blob], name.replace(/\.\w+$/, isJpeg ? '.jpg' : '.png'), { type: blob.type });
}
