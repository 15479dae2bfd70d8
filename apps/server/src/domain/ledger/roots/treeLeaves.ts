import { coinTexts, countOf, headTexts } from '@potli/proof';
import { hashTexts } from './hashTexts.ts';
import type { CountedChain } from './readChains.ts';

/** A chain with its leaf in the trees. */
export interface SaltedChain {
  salt: string;
  headLeaf: string;
  owedPaise: bigint;
}

/** The leaf of the chain in the tree of heads. */
export function toSalted({ memberId, seq, head, owedPaise }: CountedChain, salt: string): SaltedChain {
  const headLeaf = hashTexts(headTexts(salt, { memberId: String(memberId), seq: String(seq), head }));
  return { salt, headLeaf, owedPaise };
}

/**
 * The leaves of a chain in the tree of a coin; none where its amount has no such coin.
 * @param value paise
 */
export function coinLeaves({ salt, headLeaf, owedPaise }: SaltedChain, value: bigint): string[] {
  const count = countOf(owedPaise, value);
  return Array.from({ length: Number(count) }, (_, number) =>
    hashTexts(coinTexts(salt, headLeaf, { value, number: BigInt(number) })),
  );
}
