import { dayInWords, day as dayOf } from './inWords.ts';
import { growingRoots } from './merkle.ts';
import { type ReceiptKeys, readReceiptKeys } from './ReceiptKeys.ts';
import type { DayRoot, Roots } from './Roots.ts';
import { readRoots } from './readRoots.ts';
import { owedIn, rootTexts } from './rootTexts.ts';
import { sha256 } from './sha256.ts';
import { findFaultOfSignature } from './signedRoots.ts';
import { type Broken, unreadable, type Verdict } from './Verdict.ts';

/** What sound roots say. */
export interface RootsFacts {
  roots: readonly DayRoot[];
  /** How many of them are those of the other file; null: nothing to compare with. */
  same: number | null;
}

/**
 * Says whether published roots fit together: each day, its sum, and the list that is only ever added to. Never throws.
 * @param earlier roots that the shop gave before, or to somebody else: only these show that it told two histories
 * @param keys the keys that the shop publishes; without them no signature is checked
 */
export async function verifyRoots(value: unknown, earlier?: unknown, keys?: unknown): Promise<Verdict<RootsFacts>> {
  try {
    const file = readRoots(value);
    const published = keys === undefined ? undefined : await readReceiptKeys(keys);
    const fault = await findFaultOfRoots(file, published);
    if (fault) return fault;
    const limits = limitsOf(file, published !== undefined);
    if (earlier === undefined) return { result: 'sound', facts: { ...file, same: null }, limits: [alone, ...limits] };
    const before = readRoots(earlier);
    const other = await findFaultOfRoots(before, published);
    if (other) return { ...other, sentence: `The other roots: ${other.sentence}` };
    return compare({ file, before, limits, isChecked: published !== undefined });
  } catch (error) {
    return unreadable(error);
  }
}

const alone =
  'Roots alone cannot show whether the shop gives everybody the same ones: compare them with those of somebody else.';

function limitsOf({ roots }: Roots, isChecked: boolean): string[] {
  const signed = roots.filter(isSigned).length;
  const isWhole = roots[0] === undefined || roots[0].number === '1';
  return [
    ...(isWhole ? [] : ['The file does not begin with the first root, so that the list was not computed again.']),
    ...(signed > 0 && !isChecked ? ['Nothing says who signed the roots: give the keys of the shop, too.'] : []),
    ...(signed < roots.length
      ? [`Of these roots, ${roots.length - signed} are not signed: what contradicts them convinces nobody else.`]
      : []),
  ];
}

/** Whether the shop has put its signature under it. */
export const isSigned = ({ signature }: Pick<DayRoot, 'signature'>): boolean => signature !== null;

const broken = (line: number, fault: string, sentence: string): Broken => ({ result: 'broken', fault, line, sentence });

/** The first root of a file that is wrong. */
export async function findFaultOfRoots({ roots }: Roots, keys?: ReceiptKeys): Promise<Broken | undefined> {
  const first = BigInt(roots[0]?.number ?? 1);
  const lists = first === 1n ? await growingRoots(roots.map(({ root }) => root)) : [];
  for (const [n, root] of roots.entries()) {
    const before = roots[n - 1];
    if (
      BigInt(root.number) !== first + BigInt(n) ||
      (before && (before.day >= root.day || before.madeAt >= root.madeAt))
    )
      return broken(n + 1, 'order', `Root ${n + 1} does not follow the one before: roots were left out or moved.`);
    const fault = (await findFaultOfRoot(root)) ?? (keys && (await findFaultOfSignature(root, keys)));
    if (fault) return broken(n + 1, fault.fault, fault.sentence);
    if (lists.length > 0 && lists[n] !== root.logRoot)
      return broken(
        n + 1,
        'list',
        `The list of roots up to ${root.day} is not the one that was published on that day.`,
      );
  }
  return undefined;
}

/** What is wrong of the root of one day. */
export async function findFaultOfRoot(
  root: Pick<DayRoot, 'day' | 'madeAt' | 'trees' | 'owedPaise' | 'root'>,
): Promise<Pick<Broken, 'fault' | 'sentence'> | undefined> {
  const { day, madeAt, trees, owedPaise } = root;
  const isSorted = trees.every(({ coin }, n) => n === 0 || BigInt(trees[n - 1]?.coin ?? 0) < BigInt(coin));
  if (!isSorted || dayOf(madeAt) !== dayInWords(day))
    return { fault: 'form', sentence: `The root of ${day} has trees in a wrong order, or another day than its time.` };
  if (String(owedIn(trees)) !== owedPaise)
    return { fault: 'owed', sentence: `What the shop owes on ${day} is not what its coins come to.` };
  if ((await sha256(rootTexts(root))) !== root.root)
    return { fault: 'root', sentence: `The root of ${day} was changed: it is not the hash of its trees.` };
  return undefined;
}

interface Compared {
  file: Roots;
  before: Roots;
  limits: readonly string[];
  /** The signatures of both files are right. */
  isChecked: boolean;
}

function compare({ file, before, limits: own, isChecked }: Compared): Verdict<RootsFacts> {
  const known = new Map(before.roots.map((root) => [root.number, root]));
  const common = file.roots.filter(({ number }) => known.has(number));
  // two lists that differ in one root differ in all roots of the list after it
  const other = common.find(
    ({ number, root, logRoot }) => known.get(number)?.root !== root || known.get(number)?.logRoot !== logRoot,
  );
  if (other) {
    const line = file.roots.indexOf(other) + 1;
    const against = known.get(other.number);
    const isProven = isChecked && isSigned(other) && against !== undefined && isSigned(against);
    const proof = isProven ? ', and signed both. These two files and its keys show it to anybody' : '';
    const sentence = `The root of ${other.day} is another one in the other file: the shop told two histories${proof}.`;
    return { ...broken(line, 'history', sentence), ...(isProven && { isProof: true }) };
  }
  const limits = common.length > 0 ? [] : ['The files have no day in common, so that nothing was compared.'];
  return { result: 'sound', facts: { ...file, same: common.length }, limits: [...limits, ...own] };
}
