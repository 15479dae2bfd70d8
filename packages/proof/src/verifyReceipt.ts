import { fromBase64url } from './base64url.ts';
import type { Receipt } from './Receipt.ts';
import { type ReceiptKey, readReceiptKeys } from './ReceiptKeys.ts';
import { readReceipt } from './readReceipt.ts';
import { receiptBytes, termsHash } from './receiptBytes.ts';
import { Malformed } from './strictFields.ts';
import type { Broken, Verdict } from './Verdict.ts';

/** What a sound receipt says. */
export type ReceiptFacts = Omit<Receipt, 'type' | 'signature'>;

/**
 * Says whether the shop signed a receipt as it is. Never throws.
 * @param keys the keys that the shop publishes
 */
export async function verifyReceipt(value: unknown, keys: unknown): Promise<Verdict<ReceiptFacts>> {
  try {
    const receipt = readReceipt(value);
    const published = await readReceiptKeys(keys);
    const key = published.keys.find(({ id }) => id === receipt.keyId);
    const fault = await findFault(receipt, key);
    if (fault) return fault;
    const { type: _type, signature: _signature, ...facts } = receipt;
    return { result: 'sound', facts, limits };
  } catch (error) {
    if (error instanceof Malformed) return { result: 'unreadable', sentence: error.message };
    return { result: 'unreadable', sentence: 'This browser or program cannot check signatures of Ed25519.' };
  }
}

const broken = (fault: string, sentence: string): Broken => ({ result: 'broken', fault, line: null, sentence });

async function findFault(receipt: Receipt, key: ReceiptKey | undefined): Promise<Broken | undefined> {
  const { at, terms, signature } = receipt;
  if (!key) return broken('key', 'The receipt was signed with a key that is not among those of the shop.');
  if (key.validUntil !== null && at > key.validUntil)
    return broken('expired', 'The click was after the end of the key that signed the receipt.');
  if (terms && (await termsHash(terms.texts)) !== terms.hash)
    return broken('terms', 'The terms are other ones than those of the click.');
  const signed = fromBase64url(signature);
  if (!signed || !(await fits(receipt, key, signed)))
    return broken('signature', 'The shop did not sign this: something in the receipt was changed, or it is invented.');
  return undefined;
}

/** Ed25519 of Web Crypto refuses signatures of another length or in a second form (RFC 8032, 5.1.7). */
async function fits(receipt: Receipt, { publicKey }: ReceiptKey, signature: Uint8Array<ArrayBuffer>): Promise<boolean> {
  const key = await crypto.subtle.importKey('jwk', publicKey, 'Ed25519', false, ['verify']);
  return crypto.subtle.verify('Ed25519', key, signature, receiptBytes(receipt));
}

const limits = [
  'The keys are what somebody gave you as those of the shop: get them from the shop itself, and keep them with the receipt.',
  'When it was signed stands nowhere: only a copy that you kept from that day shows that the shop said so at the click.',
];
