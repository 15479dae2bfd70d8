import { toBase64url } from '../base64url.ts';
import { coinsOf } from '../coins.ts';
import type { Inclusion } from '../Inclusion.ts';
import { growingRoots, rootOf } from '../merkle.ts';
import { type DayRoot, type Roots, rootsType } from '../Roots.ts';
import { coinTexts, headTexts, owedIn, rootTexts } from '../rootTexts.ts';
import type { Statement } from '../Statement.ts';
import { sha256 } from '../sha256.ts';
import { rootBytes } from '../signedRoots.ts';
import { chainPoint } from '../verifyInclusion.ts';
import { pathOf } from './merklePaths.ts';
import type { SigningKey } from './signedReceipts.ts';

/** What a shop counts of a member; `owedPaise` is what it says that it owes. */
export interface Counted {
  statement: Statement;
  owedPaise?: bigint;
}

type Root = Omit<DayRoot, 'number' | 'logRoot' | 'keyId' | 'signature'>;

export interface Published {
  root: Root;
  /** The place that the shop gives to a member; undefined for one that it left out. */
  placeOf(memberId: string): Inclusion | undefined;
}

/** The root of a day over the chains of members, as docs/verify.md#the-root-of-a-day has it. */
export async function publishRoot(day: string, members: readonly Counted[]): Promise<Published> {
  const leaves = new Map<string, string[]>();
  const place = (coin: string, leaf: string) => leaves.set(coin, [...(leaves.get(coin) ?? []), leaf]);
  const counted = new Map<string, { salt: string; headLeaf: string; seq: string; head: string; coins: CoinLeaf[] }>();
  for (const { statement, owedPaise } of members) {
    const point = chainPoint(statement, String(statement.journals.length));
    if (!point) continue;
    const { memberId, seq, head } = point;
    const salt = await sha256(['a secret', day, memberId]);
    const headLeaf = await sha256(headTexts(salt, point));
    place('0', headLeaf);
    const coins = await Promise.all(
      [...coinsOf(owedPaise ?? point.owedPaise)].map(async (coin) => ({
        value: String(coin.value),
        number: String(coin.number),
        leaf: await sha256(coinTexts(salt, headLeaf, coin)),
      })),
    );
    for (const { value, leaf } of coins) place(value, leaf);
    counted.set(memberId, { salt, headLeaf, seq, head, coins });
  }
  const sorted = new Map([...leaves].map(([coin, list]) => [coin, list.toSorted()]));
  const paths = new Map<string, Inclusion['place']>();
  for (const list of sorted.values())
    for (const [n, leaf] of list.entries()) paths.set(leaf, { index: String(n), path: await pathOf(list, n) });
  const placed = (leaf: string) => paths.get(leaf) ?? { index: '0', path: [] };
  return {
    root: await toRoot(day, sorted),
    placeOf(memberId) {
      const found = counted.get(memberId);
      if (!found) return undefined;
      const { salt, headLeaf, seq, head, coins } = found;
      return {
        day,
        salt,
        seq,
        head,
        place: placed(headLeaf),
        coins: coins.map(({ leaf, ...coin }) => ({ ...coin, ...placed(leaf) })),
      };
    },
  };
}

interface CoinLeaf {
  value: string;
  number: string;
  leaf: string;
}

async function toRoot(day: string, sorted: ReadonlyMap<string, string[]>): Promise<Root> {
  const trees = await Promise.all(
    [...sorted]
      .toSorted(([a], [b]) => Number(a) - Number(b))
      .map(async ([coin, list]) => ({ coin, size: String(list.length), root: await rootOf(list) })),
  );
  const root = { day, madeAt: `${day}T01:00:00.000Z`, trees };
  return { ...root, owedPaise: String(owedIn(trees)), root: await sha256(rootTexts(root)) };
}

/** A file of roots. */
export async function rootsFile(roots: readonly Root[]): Promise<Roots> {
  const logRoots = await growingRoots(roots.map(({ root }) => root));
  const numbered = roots.map((root, n) => ({
    number: String(n + 1),
    ...root,
    logRoot: logRoots[n] ?? '',
    keyId: null,
    signature: null,
  }));
  return { type: rootsType, roots: numbered };
}

/** The same roots, signed by a shop. */
export async function signRoots({ privateKey, published: { id: keyId } }: SigningKey, file: Roots): Promise<Roots> {
  const signed = file.roots.map(async (root) => {
    const signature = await crypto.subtle.sign('Ed25519', privateKey, rootBytes({ ...root, keyId }));
    return { ...root, keyId, signature: toBase64url(new Uint8Array(signature)) };
  });
  return { ...file, roots: await Promise.all(signed) };
}
