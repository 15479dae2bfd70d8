import { invalid } from '../../errors/ProblemError.ts';
import { type FileKind, fileKind } from './fileKind.ts';
import { imageSize } from './imageSize.ts';
import { rewritePdf } from './pdf/rewritePdf.ts';
import { runInWorker } from './runInWorker.ts';

/** A file as it is kept. */
export interface CleanFile {
  bytes: Buffer;
  mediaType: string;
  /** Of its name, without the dot. */
  extension: string;
}

const MAX_PIXELS = 40_000_000;

/** How an image of each kind is kept. Moving ones keep their first picture. */
const KEPT_AS = {
  jpeg: { form: 'jpeg', mediaType: 'image/jpeg', extension: 'jpg' },
  png: { form: 'png', mediaType: 'image/png', extension: 'png' },
  webp: { form: 'webp', mediaType: 'image/webp', extension: 'webp' },
  gif: { form: 'png', mediaType: 'image/png', extension: 'png' },
} as const;

/**
 * A file that is safe to keep and to give back: an image drawn anew, without place, camera or whatever else was hidden in
 * it; a PDF written anew from its own objects, none of which may do more than show something.
 * @returns undefined for what is neither
 * @throws ProblemError 400 for an image that is broken or larger than 40 megapixels, and for a PDF that is broken, locked
 * or does more
 */
export async function cleanFile(bytes: Buffer): Promise<CleanFile | undefined> {
  const kind = fileKind(bytes);
  if (kind === undefined) return undefined;
  if (kind === 'pdf') return { bytes: await rewritePdf(bytes), mediaType: 'application/pdf', extension: 'pdf' };
  refuseHuge(kind, bytes);
  const { form, ...kept } = KEPT_AS[kind];
  const drawn = await reencodeInWorker({ bytes, form, maxPixels: MAX_PIXELS });
  if (!drawn) throw broken();
  return { ...kept, bytes: drawn };
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

/** Draws an image again, without anything else that was in its file. Undefined for one that cannot be drawn. */
export async function reencodeInWorker(redrawing: Reencoding): Promise<Buffer | undefined> {
  const drawn = await runInWorker(new URL('./reencodeWorker.ts', import.meta.url), redrawing);
  return drawn instanceof Uint8Array ? Buffer.from(drawn) : undefined;
}
