import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate, inflateRaw } from 'node:zlib';

interface UnpackOptions {
  /** As the header `content-encoding` names it; absent: none. */
  encoding: string | undefined;
  /** More is not unpacked: a few bytes can be packed gigabytes. */
  maxBytes: number;
}

type Unpack = (bytes: Buffer, options: { maxOutputLength: number }) => Promise<Buffer>;

const toInflated = promisify(inflate) as Unpack;
const toRawInflated = promisify(inflateRaw) as Unpack;
const toGunzipped = promisify(gunzip) as Unpack;

const UNPACK: Readonly<Record<string, Unpack>> = {
  gzip: toGunzipped,
  'x-gzip': toGunzipped,
  br: promisify(brotliDecompress) as Unpack,
  // some programs leave out the zlib header, which RFC 9110 wants
  deflate: (bytes, options) => (hasZlibHeader(bytes) ? toInflated : toRawInflated)(bytes, options),
};

/**
 * A body without its content encoding, or why it cannot be unpacked, as a sentence for its sender. Runs outside of the event
 * loop.
 */
export async function unpackBody(bytes: Buffer, { encoding = '', maxBytes }: UnpackOptions): Promise<Buffer | string> {
  const name = encoding.trim().toLowerCase();
  if (name === '' || name === 'identity' || bytes.length === 0) return bytes;
  const unpack = Object.hasOwn(UNPACK, name) ? UNPACK[name] : undefined;
  const body = `The body is encoded as ${JSON.stringify(encoding.slice(0, 60))}`;
  if (!unpack) return `${body}, which is not read. Send it as it is, or as gzip, deflate or br.`;
  try {
    return await unpack(bytes, { maxOutputLength: maxBytes });
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE'
      ? `${body}, and is larger than ${maxBytes / 1_000} kB without it.`
      : `${body}, and its bytes are not: it cannot be unpacked.`;
  }
}

/** RFC 1950: method 8, and two bytes that are a multiple of 31. */
const hasZlibHeader = ([first = 0, second = 0]: Buffer) => first % 16 === 8 && (first * 256 + second) % 31 === 0;
