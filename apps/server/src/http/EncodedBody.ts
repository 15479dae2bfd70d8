import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

export type Encoding = 'br' | 'gzip';

type Headers = Readonly<Record<string, string>>;

/** A body that is sent many times, in the encodings that browsers accept. */
export interface EncodedBody {
  plain: Buffer<ArrayBuffer>;
  /** The two compressed forms are absent where they are not made yet, or where compression gains nothing. */
  br?: Buffer<ArrayBuffer>;
  gzip?: Buffer<ArrayBuffer>;
  /** Makes a compressed form, once; absent where compression gains nothing. `selectBody` caches it. */
  make?: (encoding: Encoding) => Promise<Buffer<ArrayBuffer>>;
  /**
   * Digest of the plain bytes and of the headers that are sent with them, the same in every process. `selectBody` makes the ETag of each
   * encoding from it.
   */
  digest: string;
}

/** They run outside of the event loop. */
export const encoders: Record<Encoding, (plain: Buffer<ArrayBuffer>) => Promise<Buffer<ArrayBuffer>>> = {
  br: (plain) =>
    toBrotli(plain, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
    }),
  gzip: toGzip,
};

/**
 * A text whose compressed forms are made by the first request that prefers each: every browser takes brotli, and a page that is
 * rendered here takes neither.
 * @param text - whole or in pieces
 */
export function textBody(text: string | readonly string[], headers: Headers): EncodedBody {
  const pieces = typeof text === 'string' ? [text] : text;
  const body = plainBody(Buffer.concat(pieces.map((piece) => Buffer.from(piece))), headers);
  const making: Partial<Record<Encoding, Promise<Buffer<ArrayBuffer>>>> = {};
  const make = (encoding: Encoding) => {
    making[encoding] ??= encoders[encoding](body.plain);
    return making[encoding];
  };
  return { ...body, make };
}

/** Bytes that are compressed already, such as pictures. */
export function plainBody(plain: Buffer<ArrayBuffer>, headers: Headers): EncodedBody {
  const hash = createHash('sha256').update(JSON.stringify(headers)).update(plain);
  return { plain, digest: hash.digest('base64url').slice(0, 22) };
}
