import { inflateRawSync, inflateSync } from 'node:zlib';
import { PDFArray, type PDFContext, type PDFDict, PDFName, PDFNumber, PDFRawStream } from '@cantoo/pdf-lib';

/** A page that was scanned in colours at 300 dots an inch has 26 MB. */
const MOST_OF_ONE = 48 * 1024 * 1024;
const MOST_IN_ALL = 96 * 1024 * 1024;
/** A page at 600 dots an inch has 35 million. */
const MOST_PIXELS = 40_000_000;
/** Readers open more, but no program writes more than two. */
const MOST_FILTERS = 4;
/** What 128 equal bytes take as runs, and what a code of twelve bits can stand for. */
const RUN_FACTOR = 64;
const LZW_FACTOR = 2_731;

/** Filters whose output is a picture, of which its own header says the size. */
const PICTURES = new Set(['DCTDecode', 'DCT', 'JPXDecode', 'CCITTFaxDecode', 'CCF', 'JBIG2Decode']);
const SHRINKING = new Set(['ASCIIHexDecode', 'AHx', 'ASCII85Decode', 'A85', 'Crypt']);

/**
 * Whether a viewer of the document needs no more memory than for a page: no stream unpacks to more than 48 MB, all
 * together to no more than 96 MB, and no picture has more than 40 megapixels. A few bytes can stand for gigabytes.
 */
export function isBounded(context: PDFContext): boolean {
  let left = MOST_IN_ALL;
  for (const [, object] of context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFRawStream)) continue;
    if (pixelsOf(object.dict) > MOST_PIXELS) return false;
    const bytes = unpackedBytes(object, Math.min(left, MOST_OF_ONE));
    if (bytes === undefined) return false;
    left -= bytes;
  }
  return true;
}

function pixelsOf(dict: PDFDict): number {
  const [width, height] = [
    ['Width', 'W'],
    ['Height', 'H'],
  ].map((names) => {
    const value = names.map((name) => dict.lookup(PDFName.of(name))).find((each) => each !== undefined);
    return value instanceof PDFNumber ? Math.abs(value.asNumber()) : 0;
  });
  return (width ?? 0) * (height ?? 0);
}

/** How many bytes a stream unpacks to; undefined for more than `most`. */
function unpackedBytes({ dict, contents }: PDFRawStream, most: number): number | undefined {
  const filters = filtersOf(dict);
  if (filters.length > MOST_FILTERS) return undefined;
  let bytes: Uint8Array | undefined = contents;
  let count = contents.length;
  for (const filter of filters) {
    if (PICTURES.has(filter)) break;
    if (SHRINKING.has(filter)) bytes = undefined;
    else if ((filter === 'FlateDecode' || filter === 'Fl') && bytes) {
      bytes = inflate(bytes, most);
      if (!bytes) return undefined;
      count = bytes.length;
    } else {
      // without unpacking it, as much as it can be
      bytes = undefined;
      count *= factorOf(filter);
    }
    if (count > most) return undefined;
  }
  return count > most ? undefined : count;
}

/** Deflate makes a thousandth of anything at most. */
const factorOf = (filter: string) => {
  if (filter === 'RunLengthDecode' || filter === 'RL') return RUN_FACTOR;
  return filter === 'LZWDecode' || filter === 'LZW' ? LZW_FACTOR : 1_032;
};

function filtersOf(dict: PDFDict): string[] {
  const filter = dict.lookup(PDFName.of('Filter'));
  const all = filter instanceof PDFArray ? filter.asArray().map((_, index) => filter.lookup(index)) : [filter];
  return all.flatMap((each) => (each instanceof PDFName ? [each.decodeText()] : []));
}

/** Undefined for more than `most`. What is broken stays packed: no reader gets further. */
function inflate(bytes: Uint8Array, most: number): Uint8Array | undefined {
  const options = { maxOutputLength: most };
  // readers forgive a broken head
  for (const unpack of [() => inflateSync(bytes, options), () => inflateRawSync(bytes.subarray(2), options)]) {
    try {
      return unpack();
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE') return undefined;
    }
  }
  return bytes;
}
