import { type PDFContext, PDFDict, PDFName, PDFParser, PDFRawStream, PDFWriter } from '@cantoo/pdf-lib';
import { holdsActiveContent } from './holdsActiveContent.ts';
import { holdsOtherFormat } from './holdsOtherFormat.ts';

/** Parts of a file that only say where others stand: they are made anew. */
const FRAME_TYPES = ['ObjStm', 'XRef'];
/** Objects that came packed are written plain. */
const MAX_BYTES = 16 * 1024 * 1024;

/** A document written anew, or why it is not taken: it does more than show something, is encrypted or also something else. */
export type Rewriting = { bytes: Uint8Array } | { refused: 'active' | 'locked' | 'mixed' };

/**
 * Reads a document and writes down what was found in it. To be called in a thread of its own, after `boundUnpacking`.
 * @throws what the library throws for a document that is broken
 */
export async function rewriteDocument(bytes: Uint8Array): Promise<Rewriting> {
  if (holdsOtherFormat(bytes)) return { refused: 'mixed' };
  const context = await parse(bytes);
  if (!context || context.trailerInfo.Encrypt) return { refused: 'locked' };
  if (holdsActiveContent(context)) return { refused: 'active' };
  removeFrame(context);
  const catalogue = context.lookup(context.trailerInfo.Root, PDFDict);
  catalogue.lookup(PDFName.of('Pages'), PDFDict);
  const written = await PDFWriter.forContext(context, Number.POSITIVE_INFINITY).serializeToBuffer();
  if (written.length > MAX_BYTES) throw new Error('It unpacks to more than is kept');
  return holdsOtherFormat(written) ? { refused: 'mixed' } : { bytes: written };
}

/** Undefined for a document that is encrypted to its frame. @throws for one that is broken */
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
