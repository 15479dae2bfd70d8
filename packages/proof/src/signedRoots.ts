import { netstrings } from './netstrings.ts';
import type { ReceiptKeys } from './ReceiptKeys.ts';
import type { DayRoot } from './Roots.ts';
import { signatureFault } from './signatures.ts';
import type { Broken } from './Verdict.ts';

/** What of a root is signed: all that its hashes stand for, and the key. */
export type RootWords = Pick<DayRoot, 'number' | 'day' | 'madeAt' | 'root' | 'logRoot'> & { keyId: string };

/** The bytes that the shop signs of the root of a day (docs/verify.md#the-root-of-a-day). */
export const rootBytes = ({ keyId, number, day, madeAt, root, logRoot }: RootWords): Uint8Array<ArrayBuffer> =>
  netstrings(['potli root signature 1', keyId, number, day, String(Date.parse(madeAt)), root, logRoot]);

const sentences = {
  key: (day: string) => `The root of ${day} was signed with a key that is not among those of the shop.`,
  expired: (day: string) => `The root of ${day} was made after the end of the key that signed it.`,
  signature: (day: string) => `The shop did not sign the root of ${day} as it is here.`,
};

/** What is wrong of the signature of a root; undefined for one that the shop signed, and for one without. */
export async function findFaultOfSignature(
  root: DayRoot,
  keys: ReceiptKeys,
): Promise<Pick<Broken, 'fault' | 'sentence'> | undefined> {
  const { keyId, signature, day, madeAt: at } = root;
  if (keyId === null || signature === null) return undefined;
  const fault = await signatureFault({ keyId, signature, at, message: rootBytes({ ...root, keyId }) }, keys);
  return fault && { fault, sentence: sentences[fault](day) };
}
