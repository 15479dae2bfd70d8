import { createHash, randomBytes } from 'node:crypto';

/** A secret for a link in a mail: 256 bits. Only its hash is stored. */
export function createMailKey(): { key: string; keyHash: Buffer } {
  const key = randomBytes(32).toString('base64url');
  return { key, keyHash: hashMailKey(key) };
}

export function hashMailKey(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}
