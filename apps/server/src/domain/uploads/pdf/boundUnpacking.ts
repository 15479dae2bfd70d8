import { inflateSync } from 'node:zlib';
import { PDFArray, PDFName, PDFObjectStreamParser, type PDFRawStream, PDFXRefStreamParser } from '@cantoo/pdf-lib';

const MAX_BYTES = 16 * 1024 * 1024;

/**
 * Has the library refuse streams of objects that unpack to more than 16 MB: it unpacks them while it reads a document,
 * and a few bytes can unpack to gigabytes. Only to be called in a thread that reads one document and ends.
 */
export function boundUnpacking(): void {
  const openObjects = PDFObjectStreamParser.forStream;
  PDFObjectStreamParser.forStream = (stream, shouldWait) => {
    refuseLarge(stream);
    return openObjects(stream, shouldWait);
  };
  const openReferences = PDFXRefStreamParser.forStream;
  PDFXRefStreamParser.forStream = (stream) => {
    refuseLarge(stream);
    return openReferences(stream);
  };
}

/** @throws for more than that, and for filters that no writer of documents uses here */
function refuseLarge({ dict, contents }: PDFRawStream): void {
  const filter = dict.lookup(PDFName.of('Filter'));
  const filters = filter instanceof PDFArray ? filter.asArray() : filter ? [filter] : [];
  if (filters.length === 0) return;
  if (filters.length > 1 || filters[0] !== PDFName.FlateDecode) throw new Error('An unusual filter');
  inflateSync(contents, { maxOutputLength: MAX_BYTES });
}
