import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { CachedAnswer } from './CachedAnswer.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Encodes a value once for all who will ask for it. */
export async function encodeAnswer(value: unknown, headers?: Readonly<Record<string, string>>): Promise<CachedAnswer> {
  const json = Buffer.from(JSON.stringify(value));
  const [br, gz] = await Promise.all([
    brotli(json, { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: json.length } }),
    zip(json),
  ]);
  const digest = createHash('sha256').update(json).digest('base64url').slice(0, 22);
  return new CachedAnswer({ json, br: Buffer.from(br), gzip: Buffer.from(gz), etag: `"${digest}"`, headers });
}
