import { type PDFContext, PDFDict, PDFName, PDFParser, PDFRawStream, PDFWriter } from '@cantoo/pdf-lib';
import { hasActiveContent } from './hasActiveContent.ts';
import { hasOtherFormat } from './hasOtherFormat.ts';
import { isBounded } from './isBounded.ts';

/** Parts that only list the positions of others: they are written again. */
const FRAME_TYPES = ['ObjStm', 'XRef'];
/** Compressed objects are written uncompressed. */
const MAX_BYTES = 16 * 1024 * 1024;

/**
 * A rewritten document, or why it is refused: active content, encryption, another format inside, or
 * content that unpacks to more than a page needs.
 */
export type Rewriting = { bytes: Uint8Array } | { refused: 'active' | 'locked' | 'mixed' | 'huge' };

/**
 * Parses a document and writes it again. Only for a thread of its own, after `limitUnpacking`.
 * @throws the library's error for a broken document
 */
export async function rewriteDocument(bytes: Uint8Array): Promise<Rewriting> {
  if (hasOtherFormat(bytes)) return { refused: 'mixed' };
  const context = await parse(bytes);
  if (!context || context.trailerInfo.Encrypt) return { refused: 'locked' };
  if (hasActiveContent(context)) return { refused: 'active' };
  removeFrame(context);
  if (!isBounded(context)) return { refused: 'huge' };
  const catalogue = context.lookup(context.trailerInfo.Root, PDFDict);
  catalogue.lookup(PDFName.of('Pages'), PDFDict);
  const written = await PDFWriter.forContext(context, Number.POSITIVE_INFINITY).serializeToBuffer();
  if (written.length > MAX_BYTES) throw new Error('The document is too large after unpacking');
  return hasOtherFormat(written) ? { refused: 'mixed' } : { bytes: written };
}

/** Undefined for a document whose structure is encrypted. @throws for a broken one */
async function parse(bytes: Uint8Array): Promise<PDFContext | undefined> {
  try {
    return await PDFParser.forBytesWithOptions(bytes, Number.POSITIVE_INFINITY, true).parseDocument();
  } catch (error) {
    if (Buffer.from(bytes).includes('/Encrypt')) return undefined;
    throw error;
  }
}

function removeFrame(context: PDFContext): void {
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    const type = object instanceof PDFRawStream ? object.dict.lookup(PDFName.of('Type')) : undefined;
    if (type instanceof PDFName && FRAME_TYPES.includes(type.decodeText())) context.delete(ref);
  }
}
