import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  scryptSync,
  timingSafeEqual,
} from 'node:crypto';
import { OperatorError } from '../../errors/OperatorError.ts';

const VERSION = 'age-encryption.org/v1';
const CIPHER = 'chacha20-poly1305';
const TAG_BYTES = 16;
const CHUNK_BYTES = 65_536;
/** The exponent of scrypt's work. The key has 32 random bytes, so no work makes guesses dearer than they are. */
const WORK = 14;
const MOST_HEADER_BYTES = 1_024;

/**
 * Encrypts a stream as a file of age (https://age-encryption.org/v1, with a passphrase): with the key it can be opened by
 * `age --decrypt`, without Potli.
 */
export async function* encryptAge(key: string, content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const fileKey = randomBytes(16);
  const salt = randomBytes(16);
  const body = sealChunk(wrappingKey(key, salt, WORK), Buffer.alloc(12), fileKey);
  const header = `${VERSION}\n-> scrypt ${base64(salt)} ${WORK}\n${base64(body)}\n---`;
  const nonce = randomBytes(16);
  yield Buffer.concat([Buffer.from(`${header} ${base64(headerMac(fileKey, header))}\n`), nonce]);
  const payload = payloadKey(fileKey, nonce);
  for await (const { chunk, count, isLast } of toChunks(content, CHUNK_BYTES)) {
    yield sealChunk(payload, nonceOf(count, isLast), chunk);
  }
}

/**
 * Decrypts what `encryptAge` or `age --passphrase` has written. What it yields is authentic; the end is checked, too.
 * @throws OperatorError where the key is another one, or the file is damaged or cut off
 */
export async function* decryptAge(key: string, file: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const parts = file[Symbol.asyncIterator]();
  const { header, mac, salt, work, body, rest } = await readHeader(parts);
  const fileKey = openChunk(wrappingKey(key, salt, work), Buffer.alloc(12), body, 'BACKUP_KEY does not open it');
  if (!isSame(headerMac(fileKey, header), mac)) throw damaged('its header was changed');
  const content = (async function* () {
    yield rest;
    for (let part = await parts.next(); part.done !== true; part = await parts.next()) yield part.value;
  })();
  let payload: Buffer | undefined;
  for await (const { chunk, count, isLast } of toChunks(content, CHUNK_BYTES + TAG_BYTES, 16)) {
    payload ??= payloadKey(fileKey, chunk.subarray(0, 16));
    const sealed = count === 0 ? chunk.subarray(16) : chunk;
    yield openChunk(payload, nonceOf(count, isLast), sealed, 'it is cut off, or a byte of it was changed');
  }
}

const damaged = (why: string) => new OperatorError(`The backup cannot be read: ${why}.`);

const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');

const wrappingKey = (key: string, salt: Buffer, work: number) =>
  scryptSync(key, Buffer.concat([Buffer.from(`${VERSION}/scrypt`), salt]), 32, {
    N: 2 ** work,
    r: 8,
    p: 1,
    maxmem: 2 ** (work + 11),
  });

const headerMac = (fileKey: Buffer, header: string) =>
  createHmac('sha256', Buffer.from(hkdfSync('sha256', fileKey, '', 'header', 32)))
    .update(header)
    .digest();

const payloadKey = (fileKey: Buffer, nonce: Buffer) => Buffer.from(hkdfSync('sha256', fileKey, nonce, 'payload', 32));

const isSame = (one: Buffer, other: Buffer) => one.length === other.length && timingSafeEqual(one, other);

function nonceOf(count: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(count, 5, 6);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

function sealChunk(key: Buffer, nonce: Buffer, chunk: Buffer): Buffer {
  const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
  return Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()]);
}

function openChunk(key: Buffer, nonce: Buffer, sealed: Buffer, why: string): Buffer {
  if (sealed.length < TAG_BYTES) throw damaged(why);
  const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(0, -TAG_BYTES)), decipher.final()]);
  } catch {
    throw damaged(why);
  }
}

/** Pieces of one size; only the last may be shorter. @param more bytes of the first piece beside that */
async function* toChunks(content: AsyncIterable<Buffer>, size: number, more = 0) {
  let waiting = Buffer.alloc(0);
  let count = 0;
  let end = size + more;
  for await (const part of content) {
    waiting = Buffer.concat([waiting, part]);
    // a full piece waits for a byte after it: the last one is marked
    for (; waiting.length > end; end = size) {
      yield { chunk: waiting.subarray(0, end), count, isLast: false };
      waiting = waiting.subarray(end);
      count += 1;
    }
  }
  yield { chunk: waiting, count, isLast: true };
}

const HEADER =
  /^(age-encryption\.org\/v1\n-> scrypt ([A-Za-z0-9+/]{22}) (\d{1,2})\n([A-Za-z0-9+/]{43})\n---) ([A-Za-z0-9+/]{43})\n/;

async function readHeader(parts: AsyncIterator<Buffer>) {
  let read = Buffer.alloc(0);
  for (;;) {
    const found = HEADER.exec(read.subarray(0, MOST_HEADER_BYTES).toString('latin1'));
    if (found) {
      const [whole, header = '', salt = '', work = '', body = '', mac = ''] = found;
      if (Number(work) > 20) throw damaged('it asks for too much work');
      const bytes = (text: string) => Buffer.from(text, 'base64');
      return {
        header,
        work: Number(work),
        rest: read.subarray(whole.length),
        salt: bytes(salt),
        body: bytes(body),
        mac: bytes(mac),
      };
    }
    const part = await parts.next();
    if (part.done === true || read.length > MOST_HEADER_BYTES) throw damaged('it is no backup');
    read = Buffer.concat([read, part.value]);
  }
}
