/**
 * A new idempotency key: a UUIDv7 (RFC 9562, 5.7), which begins with the time, so that a host finds neighbours in its
 * index. `crypto.randomUUID` makes no such ones, and is missing on pages without https.
 */
export function createKey(): string {
  const random = Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => byte.toString(16).padStart(2, '0'));
  const hex = `${Date.now().toString(16).padStart(12, '0')}7${random.join('').slice(1)}`;
  return hex.replace(/^(.{8})(.{4})(.{4}).(.{3})(.{12})$/, '$1-$2-$3-8$4-$5');
}
