import type { FileKind } from './fileKind.ts';

export interface ImageSize {
  width: number;
  height: number;
}

type Reader = (bytes: Buffer) => ImageSize | undefined;

/**
 * The size in the header of an image, read without decoding: a few bytes can declare gigabytes. Undefined for a broken
 * header.
 */
export function imageSize(kind: Exclude<FileKind, 'pdf'>, bytes: Buffer): ImageSize | undefined {
  try {
    return readers[kind](bytes);
  } catch (error) {
    // the header is too short
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

const readers: Record<Exclude<FileKind, 'pdf'>, Reader> = {
  jpeg: jpegSize,
  png: (bytes) => ({ width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }),
  gif: (bytes) => ({ width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) }),
  webp: webpSize,
};

/** Markers of frame headers; the three exceptions are tables. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function jpegSize(bytes: Buffer): ImageSize | undefined {
  let at = 2;
  while (bytes.readUInt8(at) === 0xff) {
    const marker = bytes.readUInt8(at + 1);
    if (marker === 0xff) at += 1;
    else if (isFrame(marker)) return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    else at += 2 + Math.max(2, bytes.readUInt16BE(at + 2));
  }
  return undefined;
}

function webpSize(bytes: Buffer): ImageSize | undefined {
  const form = bytes.toString('latin1', 12, 16);
  if (form === 'VP8X') return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
  if (form === 'VP8 ') return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
  if (form !== 'VP8L') return undefined;
  const packed = bytes.readUInt32LE(21);
  return { width: (packed & 0x3fff) + 1, height: ((packed >>> 14) & 0x3fff) + 1 };
}
