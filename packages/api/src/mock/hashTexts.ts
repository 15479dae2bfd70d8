const encoder = new TextEncoder();

/** H of docs/verify.md. The mock is an independent host, so it has its own hash. */
export async function hashTexts(...texts: readonly string[]): Promise<string> {
  const fields = texts.map((text) => `${encoder.encode(text).length}:${text},`);
  const digest = await crypto.subtle.digest('SHA-256', encoder.encode(fields.join('')));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
