import { fromBase64url } from './base64url.ts';
import type { ReceiptKeys } from './ReceiptKeys.ts';

/** Something that a key of the shop has signed at a time. */
export interface Signed {
  keyId: string;
  /** Ed25519, in base64url. */
  signature: string;
  /** When that was, by what is signed: UTC with milliseconds. */
  at: string;
  /** What was signed. */
  message: Uint8Array<ArrayBuffer>;
}

/**
 * What is wrong of a signature: its key is none of those given, had ended, or signed something else. Undefined for a right one.
 * Ed25519 of Web Crypto refuses signatures of another length or in a second form (RFC 8032, 5.1.7).
 */
export async function signatureFault(
  { keyId, signature, at, message }: Signed,
  { keys }: ReceiptKeys,
): Promise<'key' | 'expired' | 'signature' | undefined> {
  const key = keys.find(({ id }) => id === keyId);
  if (!key) return 'key';
  if (key.validUntil !== null && at > key.validUntil) return 'expired';
  const signed = fromBase64url(signature);
  const own = await crypto.subtle.importKey('jwk', key.publicKey, 'Ed25519', false, ['verify']);
  return signed && (await crypto.subtle.verify('Ed25519', own, signed, message)) ? undefined : 'signature';
}
