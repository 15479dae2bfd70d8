import { netstrings } from './netstrings.ts';
import type { ReceiptKeys } from './ReceiptKeys.ts';
import type { Statement } from './Statement.ts';
import { signatureFault } from './signatures.ts';
import type { Broken } from './Verdict.ts';

/** What the shop signs of a statement: the last hash stands for all its lines. */
export interface HeadWords {
  keyId: string;
  memberId: string;
  /** How many lines the chain had. */
  lines: string;
  /** When the shop said so: UTC with milliseconds. */
  madeAt: string;
  head: string;
}

/** The bytes that the shop signs of the head of a statement (docs/verify.md#the-signature). */
export const headBytes = ({ keyId, memberId, lines, madeAt, head }: HeadWords): Uint8Array<ArrayBuffer> =>
  netstrings(['potli head signature 1', keyId, memberId, lines, String(Date.parse(madeAt)), head]);

const sentences = {
  key: 'The statement was signed with a key that is not among those of the shop: it is of another shop, or invented.',
  expired: 'The statement was made after the end of the key that signed it.',
  signature: 'The shop did not sign this statement: its signature is forged, or of another statement.',
};

/** What is wrong of the signature of a sound statement; undefined for one that the shop signed, and for one without. */
export async function findFaultOfHead(
  { memberId, journals, madeAt, head, keyId, signature }: Statement,
  keys: ReceiptKeys,
): Promise<Broken | undefined> {
  if (keyId === undefined || signature === undefined) return undefined;
  const message = headBytes({ keyId, memberId, lines: String(journals.length), madeAt, head });
  const fault = await signatureFault({ keyId, signature, at: madeAt, message }, keys);
  return fault && { result: 'broken', fault, line: null, sentence: sentences[fault] };
}
