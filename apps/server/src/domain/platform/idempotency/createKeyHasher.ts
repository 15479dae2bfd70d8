import { createHmac, hkdfSync } from 'node:crypto';

/** A request that carries an idempotency key. */
export interface KeyedRequest {
  /** The member who calls; undefined for visitors. Members can use equal keys. */
  memberId: bigint | undefined;
  /** Name of the endpoint in the contract. */
  endpoint: string;
  key: string;
  /** Path, query and body. */
  input: unknown;
}

/** Hashes of a request; the database contains neither the key nor the request. */
export interface HashedKey {
  keyHash: Buffer;
  requestHash: Buffer;
}

/**
 * Hashes keys and requests with a secret (HMAC-SHA-256), because a request can contain a password: a plain hash in a
 * stolen database could be guessed, millions of times a second.
 */
export function createKeyHasher(secret: string): (request: KeyedRequest) => HashedKey {
  const hmacKey = Buffer.from(hkdfSync('sha256', secret, '', 'idempotency keys', 32));
  const hash = (...parts: unknown[]) => createHmac('sha256', hmacKey).update(JSON.stringify(parts)).digest();

  return ({ memberId, endpoint, key, input }) => {
    const caller = memberId === undefined ? 'visitor' : String(memberId);
    return { keyHash: hash('key', caller, endpoint, key), requestHash: hash('request', caller, endpoint, input) };
  };
}
