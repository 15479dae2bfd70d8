import { invalid } from '../../../errors/ProblemError.ts';
import { type FileKind, fileKind } from './fileKind.ts';
import { imageSize } from './imageSize.ts';
import { rewritePdf } from './pdf/rewritePdf.ts';
import { runInWorker } from './runInWorker.ts';

/** A file as it is stored. */
export interface CleanFile {
  bytes: Buffer;
  mediaType: string;
  /** Extension of its name, without the dot. */
  extension: string;
}

const MAX_PIXELS = 40_000_000;

/** How an image of each kind is stored. Of an animation the first picture stays. */
const STORED_AS = {
  jpeg: { form: 'jpeg', mediaType: 'image/jpeg', extension: 'jpg' },
  png: { form: 'png', mediaType: 'image/png', extension: 'png' },
  webp: { form: 'webp', mediaType: 'image/webp', extension: 'webp' },
  gif: { form: 'png', mediaType: 'image/png', extension: 'png' },
} as const;

/**
 * Makes a file safe to store and to send: an image is encoded again, without location, camera or other hidden data; a
 * PDF is written again from its own objects, without active content.
 * @returns undefined for another kind of file
 * @throws ProblemError invalid for a broken image or one above 40 megapixels, and for a PDF that is broken, encrypted
 * or active
 */
export async function cleanFile(bytes: Buffer): Promise<CleanFile | undefined> {
  const kind = fileKind(bytes);
  if (kind === undefined) return undefined;
  if (kind === 'pdf') return { bytes: await rewritePdf(bytes), mediaType: 'application/pdf', extension: 'pdf' };
  refuseHuge(kind, bytes);
  const { form, ...stored } = STORED_AS[kind];
  const drawn = await reencodeInWorker({ bytes, form, maxPixels: MAX_PIXELS });
  if (!drawn) throw broken();
  return { ...stored, bytes: drawn };
}

function refuseHuge(kind: Exclude<FileKind, 'pdf'>, bytes: Buffer): void {
  const size = imageSize(kind, bytes);
  if (!size || size.width === 0 || size.height === 0) throw broken();
  if (size.width * size.height > MAX_PIXELS) {
    throw invalid('This image is larger than 40 megapixels. Please make it smaller.');
  }
}

const broken = () => invalid('This image is broken. Please choose another file.');

export interface Reencoding {
  bytes: Uint8Array;
  form: 'jpeg' | 'png' | 'webp';
  maxPixels: number;
}

/** Encodes an image again, without other data of its file. Undefined for one that cannot be decoded. */
export async function reencodeInWorker(redrawing: Reencoding): Promise<Buffer | undefined> {
  const drawn = await runInWorker(new URL('./reencodeWorker.ts', import.meta.url), redrawing);
  return drawn instanceof Uint8Array ? Buffer.from(drawn) : undefined;
}
