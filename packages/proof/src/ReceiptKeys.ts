import { fromBase64url, toBase64url } from './base64url.ts';
import { fieldsOf, isInstant, listOf, Malformed, textOf } from './strictFields.ts';

export const receiptKeysType = 'potli receipt keys 1';

/** The public keys of a shop: the one that signs, and all that did before. */
export interface ReceiptKeys {
  type: typeof receiptKeysType;
  keys: readonly ReceiptKey[];
}

export interface ReceiptKey {
  /** The thumbprint of the key (RFC 7638), so no key can take the id of another. */
  id: string;
  algorithm: 'Ed25519';
  publicKey: { kty: 'OKP'; crv: 'Ed25519'; x: string };
  /** When it was first used. It signs clicks of before, too, whenever their receipts are asked for. */
  validFrom: string;
  /** It signs no click after this; null: no end is known. */
  validUntil: string | null;
}

/** The id of a public key: the SHA-256 of its JWK (RFC 7638), in base64url. */
export async function receiptKeyId(x: string): Promise<string> {
  const thumbprint = new TextEncoder().encode(JSON.stringify({ crv: 'Ed25519', kty: 'OKP', x }));
  return toBase64url(new Uint8Array(await crypto.subtle.digest('SHA-256', thumbprint)));
}

/** @throws Malformed also for keys that would accept a signature of anybody, and ids of other keys */
export async function readReceiptKeys(value: unknown): Promise<ReceiptKeys> {
  const { type, keys } = fieldsOf(value, 'The file of keys', ['type', 'keys']);
  if (type !== receiptKeysType) throw new Malformed(`The file of keys is no "${receiptKeysType}".`);
  const read = await Promise.all(listOf(keys, 'The list of keys').map((key, n) => readKey(key, `Key ${n + 1}`)));
  if (new Set(read.map(({ id }) => id)).size < read.length) throw new Malformed('A key stands twice.');
  return { type: receiptKeysType, keys: read };
}

async function readKey(value: unknown, place: string): Promise<ReceiptKey> {
  const key = fieldsOf(value, place, ['id', 'algorithm', 'publicKey', 'validFrom', 'validUntil']);
  const { kty, crv, x } = fieldsOf(key.publicKey, `The public key of ${place.toLowerCase()}`, ['kty', 'crv', 'x']);
  if (key.algorithm !== 'Ed25519' || kty !== 'OKP' || crv !== 'Ed25519')
    throw new Malformed(`${place} is no key of Ed25519.`);
  const text = textOf(x, 'x', (given) => isSafePoint(fromBase64url(given)));
  const id = await receiptKeyId(text);
  if (key.id !== id) throw new Malformed(`${place} has the id of another key.`);
  return {
    id,
    algorithm: 'Ed25519',
    publicKey: { kty, crv, x: text },
    validFrom: textOf(key.validFrom, 'validFrom', isInstant),
    validUntil: key.validUntil === null ? null : textOf(key.validUntil, 'validUntil', isInstant),
  };
}

const P = 2n ** 255n - 19n;
/** The y of the points of small order: 0, 1, -1, and those of order eight. Anybody can sign for such a key. */
const smallOrder = new Set([
  0n,
  1n,
  P - 1n,
  0x7a03ac9277fdc74ec6cc392cfa53202a0f67100d760b3cba4fd84d3d706a17c7n,
  0x05fc536d880238b13933c6d305acdfd5f098eff289f4c345b027b2c28f95e826n,
]);

function isSafePoint(bytes: Uint8Array | undefined): boolean {
  if (bytes?.length !== 32) return false;
  const y = littleEndian(bytes) & (2n ** 255n - 1n);
  return y < P && !smallOrder.has(y);
}

/** A number whose lowest byte is the first. */
const littleEndian = (bytes: Uint8Array): bigint =>
  bytes.reduceRight((number, byte) => number * 256n + BigInt(byte), 0n);
