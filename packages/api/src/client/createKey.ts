/** A new idempotency key: 128 random bits. `crypto.randomUUID` would be missing on pages without https. */
export function createKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
