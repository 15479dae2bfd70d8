import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';

/** Encrypts values that must not be readable in the database or its backups (AES-256-GCM). */
export interface Sealer {
  /** @param row table and row: a value does not open for another row */
  seal(text: string, row: string): Buffer;
  /** @throws when the key is missing, the row is another, or a byte was changed */
  open(sealed: Buffer, row: string): string;
  /**
   * Recognises equal values without making them readable: the key's id and a keyed hash, 36 bytes. Two
   * fingerprints can be compared only when both were made with the same key.
   */
  fingerprint(text: string): Buffer;
  /** Those of all keys, the current one first: a value can be stored under an older one. */
  fingerprints(text: string): Buffer[];
}

/** A sealer that knows the id of its key. */
export interface KeyedSealer extends Sealer {
  /** Id of the key that seals. It is in every sealed value, and the database reads it with `sealing_key`. */
  keyId: Buffer;
}

interface Key {
  id: Buffer;
  secret: KeyObject;
  fingerprints: KeyObject;
}

const ALGORITHM = 'aes-256-gcm';
/** First byte of values from before keys had ids. */
const WITHOUT_ID = 1;
/** First byte of values now: form, key id, iv, tag, data. */
const WITH_ID = 2;
const ID_BYTES = 4;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * @param piiKey the secret outside the database, from which the key is derived
 * @param previous older secrets, which only open
 */
export function createSealer(piiKey: string, previous: readonly string[] = []): KeyedSealer {
  const current = toKey(piiKey);
  const keys = [current, ...previous.map(toKey)];

  return {
    keyId: current.id,
    seal(text, row) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(ALGORITHM, current.secret, iv).setAAD(Buffer.from(row));
      const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([Buffer.of(WITH_ID), current.id, iv, cipher.getAuthTag(), hidden]);
    },
    open(sealed, row) {
      if (sealed[0] === WITHOUT_ID) return openWithAny(keys, sealed.subarray(1), row);
      if (sealed[0] !== WITH_ID) throw new Error('Sealed in an unknown format');
      const id = sealed.subarray(1, 1 + ID_BYTES);
      const key = keys.find((candidate) => candidate.id.equals(id));
      if (!key) throw new Error('Sealed with a key that is neither PII_KEY nor in PII_KEY_PREVIOUS');
      return openWith(key, sealed.subarray(1 + ID_BYTES), row);
    },
    fingerprint: (text) => fingerprintWith(current, text),
    fingerprints: (text) => keys.map((key) => fingerprintWith(key, text)),
  };
}

function toKey(secret: string): Key {
  const derive = (purpose: string, bytes: number) => Buffer.from(hkdfSync('sha256', secret, '', purpose, bytes));
  return {
    id: derive('key id', ID_BYTES),
    secret: createSecretKey(derive('sealed columns', 32)),
    fingerprints: createSecretKey(derive('fingerprints', 32)),
  };
}

const fingerprintWith = ({ id, fingerprints }: Key, text: string): Buffer =>
  Buffer.concat([id, createHmac('sha256', fingerprints).update(text).digest()]);

function openWith({ secret }: Key, sealed: Buffer, row: string): string {
  const iv = sealed.subarray(0, IV_BYTES);
  const tag = sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES);
  const opener = createDecipheriv(ALGORITHM, secret, iv, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(row));
  opener.setAuthTag(tag);
  return opener.update(sealed.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + opener.final('utf8');
}

function openWithAny([key, ...others]: readonly Key[], sealed: Buffer, row: string): string {
  if (!key) throw new Error('Sealed with a key that is neither PII_KEY nor in PII_KEY_PREVIOUS');
  try {
    return openWith(key, sealed, row);
  } catch (error) {
    if (others.length === 0) throw error;
    return openWithAny(others, sealed, row);
  }
}
