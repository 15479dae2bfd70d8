import { Busboy } from '@fastify/busboy';
import { invalid, type ProblemError } from '../errors/ProblemError.ts';

/** The parts of a multipart form that arrived so far. */
export interface FormParts {
  /** The expected fields, by name. */
  fields: Map<string, string>;
  file: { claimedType: string; pieces: Buffer[]; byteCount: number } | undefined;
}

interface FormLimits {
  fileBytes: number;
  /** The error for a file above the limit. */
  tooLarge: () => ProblemError;
  /** Called when a file starts; throws where none is allowed yet. */
  admitFile: (parts: FormParts) => void;
}

/** Parses a form while it arrives. Both functions throw ProblemError invalid, tooLarge, or what `admitFile` throws. */
export interface FormParser {
  parts: FormParts;
  write(piece: Buffer): Promise<void>;
  /** Call it at the end of the body. */
  end(): Promise<void>;
}

const FIELDS = ['upload_preset', 'folder'];
/** Parsed at once: a piece can contain thousands of empty parts, so the limits are checked after each slice. */
const SLICE_BYTES = 4_096;
/** A boundary has at most 70 characters (RFC 2046). */
const MAX_TYPE_LENGTH = 200;

/** @throws ProblemError invalid for a content type without a boundary */
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
  // the next `write` or `end` rejects with it
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
