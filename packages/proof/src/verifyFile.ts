import { consistencyType } from './Consistency.ts';
import { describeOrigin } from './describeOrigin.ts';
import { describeReceipt } from './describeReceipt.ts';
import { describeConsistency, describeRoots } from './describeRoots.ts';
import { describeStatement } from './describeStatement.ts';
import type { FileVerdict } from './FileVerdict.ts';
import { parseJson } from './parseJson.ts';
import { receiptType } from './Receipt.ts';
import { rootsType } from './Roots.ts';
import { statementType } from './Statement.ts';
import type { Broken, Verdict } from './Verdict.ts';
import { verifyConsistency } from './verifyConsistency.ts';
import { verifyReceipt } from './verifyReceipt.ts';
import { isSigned, verifyRoots } from './verifyRoots.ts';
import { verifyStatement } from './verifyStatement.ts';

/** What else the member knows. */
export interface FileWitness {
  /** Of a statement or roots: the text of a file of the same kind that the shop gave before. */
  earlier?: string | undefined;
  /** Of a statement: a hash that the member noted. */
  head?: string | undefined;
  /** Of a statement: the text of the roots that the shop published. */
  roots?: string | undefined;
  /** The text of the file with the keys of the shop. */
  keys?: string | undefined;
  /**
   * What the shop itself publishes, and comes from nobody else: only this says that a file is the shop's. A file that lies
   * beside the checked one can be invented with it.
   */
  shop?: { roots?: string | undefined; keys?: string | undefined };
}

interface Given {
  value: unknown;
  earlier?: unknown;
  head?: string | undefined;
  roots?: unknown;
  keys?: unknown;
  shop: { roots?: unknown; keys?: unknown };
}

/** A signature is of all lines, a root of those that were there on its day. */
async function checkStatement({ value, earlier, head, roots, keys, shop }: Given): Promise<FileVerdict> {
  const witness = { earlier, head, keys: shop.keys ?? keys };
  const alone = await verifyStatement(value, { ...witness, roots });
  if (alone.result !== 'sound') return describeBroken(alone, shop);
  const isSigned = alone.facts.keyId !== null;
  const isCompared = isSigned || [earlier, head, roots].some((given) => given !== undefined);
  const isSignedByShop = isSigned && shop.keys !== undefined;
  const words = describeStatement(alone);
  const found = isSignedByShop
    ? describeOrigin(words, 'shop', 'The shop has signed it, and nothing was changed.')
    : describeOrigin(words, isCompared ? 'given' : 'unknown');
  if (shop.roots === undefined) return found;
  const byShop = await verifyStatement(value, { ...witness, roots: shop.roots });
  // the shop has published nothing of it, and why is worth knowing
  if (byShop.result === 'unreadable') return withLimit(found, byShop.sentence);
  if (byShop.result === 'broken') return otherThanShop(byShop);
  const { published, journals } = byShop.facts;
  const counted = Number(published?.seq ?? 0);
  const proven = describeStatement(byShop);
  const ofRoot = `published a root with its lines up to ${counted} of ${journals}`;
  if (isSignedByShop)
    return describeOrigin(proven, 'shop', `The shop has signed it and ${ofRoot}, and nothing was changed.`);
  if (counted < journals) return describeOrigin(proven, 'part', `The shop has ${ofRoot}.`);
  return describeOrigin(proven, 'shop', 'The shop has published a root with it, and nothing was changed.');
}

/** What contradicts each other is a proof where the keys are known to be the shop's: a file of keys can be invented, too. */
const describeBroken = (
  verdict: Exclude<Verdict<unknown>, { result: 'sound' }>,
  { keys }: Given['shop'],
): FileVerdict => ({
  ...verdict,
  kind: verdict.result === 'broken' && verdict.isProof && keys !== undefined ? 'proof' : verdict.result,
});

/** How files are checked, by their field `type`. */
const kinds: Record<string, (given: Given) => Promise<FileVerdict>> = {
  [statementType]: checkStatement,
  [receiptType]: async ({ value, earlier, head, roots, keys, shop }) => {
    if ([earlier, head, roots].some((given) => given !== undefined))
      return unreadable('An earlier file, roots and a head belong to a statement, not to a receipt.');
    if (keys === undefined && shop.keys === undefined)
      return unreadable('A receipt is checked with the keys of the shop: give the file with its keys, too.');
    const verdict = describeReceipt(await verifyReceipt(value, shop.keys ?? keys));
    if (shop.keys === undefined) return describeOrigin(verdict, 'given');
    return describeOrigin(verdict, 'shop', 'The shop signed this, and nothing was changed.');
  },
  [rootsType]: async ({ value, earlier, keys, shop }) => {
    const alone = await verifyRoots(value, earlier, shop.keys ?? keys);
    const isCompared = earlier !== undefined || keys !== undefined;
    if (alone.result !== 'sound') return describeBroken(alone, shop);
    const found = describeOrigin(describeRoots(alone), isCompared ? 'given' : 'unknown');
    if (shop.keys !== undefined && alone.facts.roots.length > 0 && alone.facts.roots.every(isSigned))
      return describeOrigin(describeRoots(alone), 'shop', 'The shop signed these roots, and nothing was changed.');
    if (shop.roots === undefined) return found;
    const byShop = await verifyRoots(value, shop.roots, shop.keys ?? keys);
    if (byShop.result === 'broken') return otherThanShop(byShop);
    const same = byShop.result === 'sound' ? (byShop.facts.same ?? 0) : 0;
    const all = alone.facts.roots.length;
    if (same === 0) return found;
    // the facts are those of the file, and of the one that it was compared with
    if (same < all)
      return describeOrigin(describeRoots(alone), 'part', `The shop publishes ${same} of these ${all} roots.`);
    return describeOrigin(describeRoots(alone), 'shop', 'The shop publishes the same roots, and nothing was changed.');
  },
  [consistencyType]: async ({ value }) =>
    describeOrigin(describeConsistency(await verifyConsistency(value)), 'unknown'),
};

const otherThanShop = (broken: Broken): FileVerdict => ({
  ...broken,
  kind: 'broken',
  sentence: `By the roots that this shop publishes: ${broken.sentence}`,
});

const withLimit = (verdict: FileVerdict, limit: string): FileVerdict =>
  verdict.result === 'sound' ? { ...verdict, limits: [...verdict.limits, limit] } : verdict;

/** Checks a file of any kind that this package knows, and says in words what it found. Never throws. */
export async function verifyFile(text: string, witness: FileWitness = {}): Promise<FileVerdict> {
  let given: Given;
  try {
    const { earlier, head, roots, keys, shop = {} } = witness;
    given = {
      value: parseJson(text),
      head,
      earlier: parseGiven(earlier),
      roots: parseGiven(roots),
      keys: parseGiven(keys),
      shop: { roots: parseGiven(shop.roots), keys: parseGiven(shop.keys) },
    };
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'it is damaged';
    return unreadable(`A file is no JSON: ${reason}.`);
  }
  const type = typeOf(given.value);
  const verify = type !== undefined && Object.hasOwn(kinds, type) ? kinds[type] : undefined;
  if (verify) return verify(given);
  return unreadable(
    'The file is none that can be checked here: choose the JSON of a statement or a receipt, or the published roots.',
  );
}

const unreadable = (sentence: string): FileVerdict => ({ result: 'unreadable', kind: 'unreadable', sentence });

const parseGiven = (text: string | undefined) => (text === undefined ? undefined : parseJson(text));

/** The field `type` of a file; undefined for one that has none, or is no JSON. */
export function fileType(text: string): string | undefined {
  try {
    return typeOf(parseJson(text));
  } catch {
    return undefined;
  }
}

function typeOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || !('type' in value)) return undefined;
  return typeof value.type === 'string' ? value.type : undefined;
}
