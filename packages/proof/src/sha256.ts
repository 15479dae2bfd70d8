import { netstrings } from './netstrings.ts';

/** SHA-256 of some texts as netstrings: 64 digits of lower-case hexadecimal. */
export async function sha256(texts: readonly string[]): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', netstrings(texts));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
