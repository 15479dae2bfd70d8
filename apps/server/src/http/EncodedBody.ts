import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Bytes that are sent many times, in the encodings that browsers ask for. */
export interface EncodedBody {
  plain: Buffer<ArrayBuffer>;
  /** The two compressed forms are absent where compressing gains nothing. */
  br?: Buffer<ArrayBuffer>;
  gzip?: Buffer<ArrayBuffer>;
  /** Digest of the plain bytes, the same in every process. `selectBody` makes the entity tag of each encoding of it. */
  digest: string;
}

/** Compresses a text once for all who will ask for it. Both encoders work outside of the event loop. */
export async function encodeBody(text: string): Promise<Required<EncodedBody>> {
  const plain = Buffer.from(text);
  const [br, gz] = await Promise.all([
    toBrotli(plain, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
    }),
    toGzip(plain),
  ]);
  return { ...plainBody(plain), br, gzip: gz };
}

/** Bytes that are compressed already, such as pictures. */
export function plainBody(plain: Buffer<ArrayBuffer>): EncodedBody {
  return { plain, digest: createHash('sha256').update(plain).digest('base64url').slice(0, 22) };
}
