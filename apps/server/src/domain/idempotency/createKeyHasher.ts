import { createHmac, hkdfSync } from 'node:crypto';

/** A request that carries an idempotency key. */
export interface KeyedRequest {
  /** The member who calls; undefined for visitors. Keys of one member never meet those of another. */
  memberId: bigint | undefined;
  /** Name of the call in the contract. */
  endpoint: string;
  key: string;
  /** Everything else that the request says: path, query and body. */
  input: unknown;
}

/** How a request is known to the database, which holds neither the key nor the request. */
export interface HashedKey {
  keyHash: Buffer;
  requestHash: Buffer;
}

/**
 * Hashes keys and requests. With a secret (HMAC-SHA-256), because a request may hold a password: from a plain hash in a
 * stolen database it could be guessed, millions of guesses a second.
 */
export function createKeyHasher(secret: string): (request: KeyedRequest) => HashedKey {
  const hmacKey = Buffer.from(hkdfSync('sha256', secret, '', 'idempotency keys', 32));
  const hash = (...parts: unknown[]) => createHmac('sha256', hmacKey).update(JSON.stringify(parts)).digest();

  return ({ memberId, endpoint, key, input }) => {
    const caller = memberId === undefined ? 'visitor' : String(memberId);
    return { keyHash: hash('key', caller, endpoint, key), requestHash: hash('request', caller, endpoint, input) };
  };
}
