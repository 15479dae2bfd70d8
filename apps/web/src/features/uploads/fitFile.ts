import { MAX_UPLOAD_BYTES, UPLOAD_TOO_LARGE } from '@potli/api/contract/fileSizeLimit';
import { ApiError } from '@potli/api/errors';
import { readPicture, toJpeg } from './toJpeg.ts';

/** Longest side of a scaled picture in pixels: the text of an invoice stays readable. */
const LONGEST_SIDE = 2400;

/** Tried one after the other. */
const QUALITIES = [0.85, 0.7, 0.5];

const isPicture = ({ type }: File) => type.startsWith('image/');

/** Pictures may have any size, because they are scaled down. */
export const largestFile = (file: File): number => (isPicture(file) ? Number.POSITIVE_INFINITY : MAX_UPLOAD_BYTES);

/**
 * The file as it is sent: a picture over the limit of the server becomes a smaller JPEG (docs/product/claims.md#files).
 *
 * @throws ApiError where the browser cannot read such a picture
 */
export async function fitFile(file: File): Promise<File> {
  if (file.size <= MAX_UPLOAD_BYTES || !isPicture(file)) return file;
  const jpeg = await scale(file).catch(() => undefined);
  if (!jpeg) throw new ApiError(413, UPLOAD_TOO_LARGE, [UPLOAD_TOO_LARGE]);
  return new File([jpeg], `${file.name.replace(/\.\w+$/, '')}.jpg`, { type: jpeg.type });
}

async function scale(file: File): Promise<Blob | undefined> {
  const picture = await readPicture(file);
  const factor = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
  const width = Math.round(picture.width * factor);
  const height = Math.round(picture.height * factor);
  const whole = { x: 0, y: 0, width: picture.width, height: picture.height };
  for (const quality of QUALITIES) {
    const jpeg = await toJpeg(picture, whole, { width, height, quality });
    if (jpeg.size <= MAX_UPLOAD_BYTES) return jpeg;
  }
  return undefined;
}
