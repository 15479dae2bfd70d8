import { coinsOf } from './coins.ts';
import type { Inclusion } from './Inclusion.ts';
import { climb } from './merkle.ts';
import type { DayRoot } from './Roots.ts';
import { coinTexts, headTexts } from './rootTexts.ts';
import type { Statement } from './Statement.ts';
import { sha256 } from './sha256.ts';
import type { Broken } from './Verdict.ts';
import { findFaultOfRoot } from './verifyRoots.ts';

/** A chain up to one of its lines. */
export interface ChainPoint {
  memberId: string;
  seq: string;
  head: string;
  /** APPROVED and HELD, in paise. */
  owedPaise: bigint;
}

/** A sound statement up to a line; undefined where it has no such line. */
export function chainPoint({ memberId, journals }: Statement, seq: string): ChainPoint | undefined {
  const lines = journals.slice(0, Number(seq));
  const head = lines.at(-1);
  if (head?.seq !== seq) return undefined;
  const sums = lines.map(({ entries }) => BigInt(entries.APPROVED ?? 0) + BigInt(entries.HELD ?? 0));
  return { memberId, seq, head: head.hash, owedPaise: sums.reduce((sum, paise) => sum + paise, 0n) };
}

/** What does not fit between a chain and the place that the shop gave it; what needs no root. */
export function findFaultOfPlace(
  point: ChainPoint | undefined,
  { day, head, seq, coins }: Inclusion,
): Broken | undefined {
  if (!point)
    return broken(
      'cut',
      `The root of ${day} has a line ${seq}, and the statement has not: lines at its end are missing.`,
    );
  if (point.head !== head || point.seq !== seq)
    return broken(
      'history',
      `The root of ${day} has another line ${seq} than the statement: the shop told two histories.`,
    );
  const expected = coinsOf(point.owedPaise);
  const fits = coins.every(({ value, number }) => {
    const { value: coin } = expected.next();
    return coin && String(coin.value) === value && String(coin.number) === number;
  });
  if (fits && expected.next().done) return undefined;
  return broken('owed', `What the shop owed you on ${day} is not what it counted under the root of that day.`);
}

/**
 * Finds what is wrong between the chain of a member, the place that the shop gave it, and the root that it published; undefined:
 * the root has this head and the whole amount (docs/verify.md#your-place).
 */
export async function verifyInclusion(
  point: ChainPoint,
  inclusion: Inclusion,
  root: DayRoot,
): Promise<Broken | undefined> {
  const { day, salt, place, coins } = inclusion;
  if (day !== root.day) return broken('day', `The place is of ${day}, and the root of ${root.day}.`);
  const fault = await findFaultOfRoot(root);
  if (fault) return broken(fault.fault, fault.sentence);
  const wrong = findFaultOfPlace(point, inclusion);
  if (wrong) return wrong;
  const isUnder = async (coin: string, leaf: string, at: Inclusion['place']) => {
    const tree = root.trees.find((each) => each.coin === coin);
    return tree !== undefined && (await climb(leaf, at, Number(tree.size))) === tree.root;
  };
  const headLeaf = await sha256(headTexts(salt, point));
  if (!(await isUnder('0', headLeaf, place)))
    return broken('left out', `The root of ${day} does not have your line ${point.seq}: the shop left you out.`);
  for (const { value, number, ...at } of coins) {
    const leaf = await sha256(coinTexts(salt, headLeaf, { value: BigInt(value), number: BigInt(number) }));
    if (!(await isUnder(value, leaf, at)))
      return broken('shrunk', `The root of ${day} does not have the whole amount that the shop owed you.`);
  }
  return undefined;
}

const broken = (fault: string, sentence: string): Broken => ({ result: 'broken', fault, line: null, sentence });
