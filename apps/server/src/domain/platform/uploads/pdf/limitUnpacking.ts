import { inflateSync } from 'node:zlib';
import { PDFArray, PDFName, PDFObjectStreamParser, type PDFRawStream, PDFXRefStreamParser } from '@cantoo/pdf-lib';

const MAX_BYTES = 16 * 1024 * 1024;

/**
 * Makes the library refuse object streams that unpack to more than 16 MB. It unpacks them while it parses, and a few
 * bytes can unpack to gigabytes (@cantoo/pdf-lib 2). Only for a thread that reads one document and ends.
 */
export function limitUnpacking(): void {
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

/** @throws for a larger stream, and for filters that are not used here */
function refuseLarge({ dict, contents }: PDFRawStream): void {
  const filter = dict.lookup(PDFName.of('Filter'));
  const filters = filter instanceof PDFArray ? filter.asArray() : filter ? [filter] : [];
  if (filters.length === 0) return;
  if (filters.length > 1 || filters[0] !== PDFName.FlateDecode) throw new Error('An unusual filter');
  inflateSync(contents, { maxOutputLength: MAX_BYTES });
}
