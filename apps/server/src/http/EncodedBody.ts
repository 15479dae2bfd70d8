import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** A body that is sent many times, in the encodings that browsers accept. */
export interface EncodedBody {
  plain: Buffer<ArrayBuffer>;
  /** The two compressed forms are absent where compression gains nothing. */
  br?: Buffer<ArrayBuffer>;
  gzip?: Buffer<ArrayBuffer>;
  /** Digest of the plain bytes, the same in every process. `selectBody` makes the ETag of each encoding from it. */
  digest: string;
}

/** Compresses a text once for all requests. Both encoders run outside of the event loop. */
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
