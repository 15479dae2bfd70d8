import { MAX_UPLOAD_BYTES, UPLOAD_TOO_LARGE } from '@potli/api/contract/uploads';
import { forbidden, invalid, tooLarge, unsupported } from '../errors/ProblemError.ts';
import { type BodyPace, createBodyReader } from './createBodyReader.ts';
import { createFormParser, type FormParts } from './createFormParser.ts';
import type { RequestContext } from './RequestContext.ts';
import { shortHeader } from './shortHeader.ts';

/** A file as it came in a form. */
export interface Upload {
  bytes: Buffer;
  /** What the sender calls it. */
  claimedType: string;
}

/** A form with a file, of which nothing is read before it is asked for. */
export interface UploadForm {
  /**
   * The ticket: of the address, or else the field `upload_preset`, which then has to come before the file.
   * @throws ProblemError 400, 403 where the file comes first, 408
   */
  ticket(): Promise<string>;
  /** The file, after the ticket was found good. @throws ProblemError 400, 403 for another ticket in the form, 408, 413 */
  file(): Promise<Upload>;
}

/** What a form writes around its file. */
const FRAME_BYTES = 16 * 1024;
/** What may stand before the ticket: fields, no file. */
const MAX_BYTES_BEFORE_TICKET = 8 * 1024;

/** 5 MB have two minutes; a sender that brings less than 16 kB a second, or pauses, gives its place to others sooner. */
const PACE: BodyPace = { stallMs: 10_000, graceMs: 15_000, bytesPerSecond: 16_384 };

/** @throws ProblemError 400 and 415 for anything but a multipart form, 413 where more than 5 MB are announced */
export function openUploadForm(
  context: Pick<RequestContext, 'request' | 'incoming' | 'header'>,
  pace = PACE,
): UploadForm {
  const type = shortHeader(context.header('content-type')) ?? '';
  if (!/^multipart\/form-data\s*;/i.test(type)) {
    throw unsupported('Send the file as multipart/form-data.');
  }
  const maxBytes = MAX_UPLOAD_BYTES + FRAME_BYTES;
  if (Number(context.header('content-length') ?? 0) > maxBytes) throw fileTooLarge();
  const ofAddress = new URL(context.request.url).searchParams.get('ticket') ?? undefined;
  const presetOf = ({ fields }: FormParts) => fields.get('upload_preset');
  const form = createFormParser(type, {
    fileBytes: MAX_UPLOAD_BYTES,
    tooLarge: fileTooLarge,
    admitFile(parts) {
      if (ofAddress === undefined && presetOf(parts) === undefined) throw ticketFirst();
    },
  });
  const body = createBodyReader(context, { maxBytes, tooLarge: fileTooLarge, pace });
  let over = false;

  /** Reads one piece more. Answers its length. */
  async function readOn(): Promise<number> {
    const piece = await body.next();
    if (piece) await form.write(piece);
    else {
      over = true;
      await form.end();
    }
    return piece?.length ?? 0;
  }

  return {
    async ticket() {
      if (ofAddress !== undefined) return ofAddress;
      for (let read = 0; presetOf(form.parts) === undefined; read += await readOn()) {
        if (over) throw invalid('The upload preset is missing.');
        if (read > MAX_BYTES_BEFORE_TICKET) throw ticketFirst();
      }
      return presetOf(form.parts) ?? '';
    },
    async file() {
      while (!over) await readOn();
      const { file } = form.parts;
      if (!file || file.byteCount === 0) throw invalid('No file was sent.');
      if (ofAddress !== undefined && (presetOf(form.parts) ?? ofAddress) !== ofAddress) {
        throw forbidden('The upload preset is not that of the address.');
      }
      return { bytes: Buffer.concat(file.pieces), claimedType: file.claimedType };
    },
  };
}

const fileTooLarge = () => tooLarge(UPLOAD_TOO_LARGE);
const ticketFirst = () => forbidden('The upload preset has to come before the file.');
