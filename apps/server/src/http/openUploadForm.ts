import { MAX_UPLOAD_BYTES, UPLOAD_TOO_LARGE } from '@potli/api/contract/fileSizeLimit';
import { forbidden, invalid, tooLarge, unsupported } from '../errors/ProblemError.ts';
import type { BodyShares } from '../limits/bodyShares.ts';
import { createBodyReader, type MinDataRate } from './createBodyReader.ts';
import { createFormParser, type FormParts } from './createFormParser.ts';
import type { RequestContext } from './RequestContext.ts';
import { shortHeader } from './shortHeader.ts';

/** A file of a form. */
export interface Upload {
  bytes: Buffer;
  /** The content type that the sender gave. */
  claimedType: string;
}

/** A form with a file. Nothing is read before `ticket` or `file` asks for it. */
export interface UploadForm {
  /**
   * The ticket of the address, or else of the field `upload_preset`, which must come before the file.
   * @throws ProblemError invalid, forbidden where the file comes first; HttpError 408
   */
  ticket(): Promise<string>;
  /**
   * The file. Call it after the ticket was checked.
   * @throws ProblemError invalid, forbidden for another ticket in the form, tooLarge; HttpError 408
   */
  file(): Promise<Upload>;
  /** Call it when nothing more is read. */
  close(): void;
}

/** Bytes of the form around its file. */
const FRAME_BYTES = 16 * 1024;
/** Bytes before the ticket: fields, no file. */
const MAX_BYTES_BEFORE_TICKET = 8 * 1024;

/** The largest file may take two minutes. A sender with less than 16 kB a second, or with a pause, is cut off sooner. */
const MIN_RATE: MinDataRate = { stallMs: 10_000, graceMs: 15_000, bytesPerSecond: 16_384 };

/**
 * @param counted where what arrived is counted, and whose it is
 * @throws ProblemError invalid and unsupported for anything but a multipart form, tooLarge when the length says so
 */
export function openUploadForm(
  context: Pick<RequestContext, 'request' | 'incoming' | 'header'>,
  { minRate = MIN_RATE, counted }: { minRate?: MinDataRate; counted?: { shares: BodyShares; key: string } } = {},
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
  const body = createBodyReader(context, {
    largest: { maxBytes, tooLarge: fileTooLarge },
    minRate,
    ...(counted && { counted }),
  });
  let over = false;

  /** Reads one more piece. Returns its length. */
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
        throw forbidden('The upload preset and the address do not match.');
      }
      return { bytes: Buffer.concat(file.pieces), claimedType: file.claimedType };
    },
    close: body.close,
  };
}

const fileTooLarge = () => tooLarge(UPLOAD_TOO_LARGE);
const ticketFirst = () => forbidden('The upload preset must come before the file.');
