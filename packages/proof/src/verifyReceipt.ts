import type { Receipt } from './Receipt.ts';
import { type ReceiptKeys, readReceiptKeys } from './ReceiptKeys.ts';
import { readReceipt } from './readReceipt.ts';
import { receiptBytes, termsHash } from './receiptBytes.ts';
import { signatureFault } from './signatures.ts';
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
    const fault = await findFault(receipt, await readReceiptKeys(keys));
    if (fault) return fault;
    const { type: _type, signature: _signature, ...facts } = receipt;
    return { result: 'sound', facts, limits };
  } catch (error) {
    if (error instanceof Malformed) return { result: 'unreadable', sentence: error.message };
    return { result: 'unreadable', sentence: 'This browser or program cannot check signatures of Ed25519.' };
  }
}

const broken = (fault: string, sentence: string): Broken => ({ result: 'broken', fault, line: null, sentence });

const sentences = {
  key: 'The receipt was signed with a key that is not among those of the shop.',
  expired: 'The click was after the end of the key that signed the receipt.',
  signature: 'The shop did not sign this: something in the receipt was changed, or it is invented.',
};

async function findFault(receipt: Receipt, keys: ReceiptKeys): Promise<Broken | undefined> {
  const { terms, at, keyId, signature } = receipt;
  const fault = await signatureFault({ keyId, signature, at, message: receiptBytes(receipt) }, keys);
  if (fault !== 'key' && fault !== 'expired' && terms && (await termsHash(terms.texts)) !== terms.hash)
    return broken('terms', 'The terms are other ones than those of the click.');
  return fault && broken(fault, sentences[fault]);
}

const limits = [
  'The keys are what somebody gave you as those of the shop: get them from the shop itself, and keep them with the receipt.',
  'When it was signed stands nowhere: only a copy that you kept from that day shows that the shop said so at the click.',
];
