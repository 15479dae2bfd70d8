import { Busboy } from '@fastify/busboy';
import { invalid, type ProblemError } from '../errors/ProblemError.ts';

/** What a multipart form has brought so far. */
export interface FormParts {
  /** Fields by name, those that are expected. */
  fields: Map<string, string>;
  file: { claimedType: string; pieces: Buffer[]; byteCount: number } | undefined;
}

interface FormLimits {
  fileBytes: number;
  /** What a file above the limit is answered with. */
  tooLarge: () => ProblemError;
  /** Asked when a file begins; throws where it may not. */
  admitFile: (parts: FormParts) => void;
}

/** Reads a form while it comes. Both functions throw ProblemError 400, 413 or what `admitFile` throws. */
export interface FormParser {
  parts: FormParts;
  write(piece: Buffer): Promise<void>;
  /** To be called when the body is over. */
  end(): Promise<void>;
}

const FIELDS = ['upload_preset', 'folder'];
/** Parsed in one go: a piece may hold thousands of empty parts, and after each slice the limits are looked at. */
const SLICE_BYTES = 4_096;
/** A boundary has 70 characters at most (RFC 2046). */
const MAX_TYPE_LENGTH = 200;

/** @throws ProblemError 400 for a type without a boundary */
export function createFormParser(contentType: string, { fileBytes, tooLarge, admitFile }: FormLimits): FormParser {
  const parts: FormParts = { fields: new Map(), file: undefined };
  const busboy = openBusboy(contentType, fileBytes);
  const failed = new Promise<never>((_resolve, reject) => {
    const refuse = () => reject(broken());
    for (const event of ['error', 'partsLimit', 'filesLimit', 'fieldsLimit']) busboy.once(event, refuse);
    busboy.on('field', (name, value, _nameCut, valueCut) => {
      if (valueCut) refuse();
      if (FIELDS.includes(name)) parts.fields.set(name, value);
    });
    busboy.on('file', (name, stream, _fileName, _encoding, claimedType) => {
      stream.once('error', refuse).once('limit', () => reject(tooLarge()));
      if (name !== 'file') return void stream.resume();
      const file = { claimedType, pieces: [] as Buffer[], byteCount: 0 };
      parts.file = file;
      stream.on('data', (piece: Buffer) => {
        file.pieces.push(piece);
        file.byteCount += piece.length;
      });
      try {
        admitFile(parts);
      } catch (error) {
        reject(error);
      }
    });
  });
  // whoever waits next hears of it
  failed.catch(() => {});
  const unlessFailed = (done: (resolve: () => void) => void) => Promise.race([new Promise<void>(done), failed]);

  return {
    parts,
    async write(piece) {
      for (let at = 0; at < piece.length; at += SLICE_BYTES) {
        await unlessFailed((resolve) => busboy.write(piece.subarray(at, at + SLICE_BYTES), () => resolve()));
      }
    },
    end: () =>
      unlessFailed((resolve) => {
        busboy.once('finish', resolve);
        busboy.end();
      }),
  };
}

function openBusboy(contentType: string, fileBytes: number) {
  if (contentType.length > MAX_TYPE_LENGTH) throw broken();
  try {
    return new Busboy({
      headers: { 'content-type': contentType },
      limits: {
        parts: 4,
        fields: 4,
        files: 1,
        fieldSize: 1_024,
        fileSize: fileBytes,
        headerPairs: 8,
        headerSize: 2_048,
      },
    });
  } catch {
    throw broken();
  }
}

const broken = () => invalid('The form is broken.');
