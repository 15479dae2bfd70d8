/**
 * A new idempotency key: a UUIDv7 (RFC 9562, 5.7). It begins with the time, so that new keys stand side by side in the
 * host's index. `crypto.randomUUID` makes other UUIDs, and is missing on pages without https.
 */
export function createKey(): string {
  const random = Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => byte.toString(16).padStart(2, '0'));
  const hex = `${Date.now().toString(16).padStart(12, '0')}7${random.join('').slice(1)}`;
  return hex.replace(/^(.{8})(.{4})(.{4}).(.{3})(.{12})$/, '$1-$2-$3-8$4-$5');
}
