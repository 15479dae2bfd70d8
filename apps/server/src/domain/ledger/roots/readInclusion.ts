import type { LedgerInclusion } from '@potli/api';
import { coinsOf, coinTexts } from '@potli/proof';
import { and, desc, eq, lte } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { journal } from '../../../db/schema/ledger.ts';
import { ledgerRoot, ledgerRootPlace } from '../../../db/schema/ledgerRoot.ts';
import { hashTexts } from './hashTexts.ts';
import type { CountedChain } from './readChains.ts';
import { readPlaces } from './readPlaces.ts';
import { saltOfDay } from './saltOfDay.ts';
import { toSalted } from './treeLeaves.ts';

interface Asked {
  memberId: bigint;
  /** In India; the day of the last root if absent. */
  day: string | undefined;
  /** The secret that salts are made of now, then those of before. */
  piiKeys: readonly string[];
}

/** Where a member was under a root; undefined where there is no such root, its leaves were removed, or the member had no lines then. */
export async function readInclusion(
  queries: Queries,
  { memberId, day, piiKeys }: Asked,
): Promise<LedgerInclusion | undefined> {
  const { number, day: ofRoot } = ledgerRoot;
  const [root] = await queries
    .select({ number, day: ofRoot })
    .from(ledgerRoot)
    .where(day === undefined ? undefined : eq(ofRoot, day))
    .orderBy(desc(number))
    .limit(1);
  const chain = root && (await readCounted(queries, { memberId, number: root.number }));
  if (!chain) return undefined;
  for (const piiKey of piiKeys) {
    const salt = saltOfDay(piiKey, root.day)(memberId);
    const { headLeaf } = toSalted(chain, salt);
    const coins = [...coinsOf(chain.owedPaise)].map((coin) => ({
      ...coin,
      leaf: hashTexts(coinTexts(salt, headLeaf, coin)),
    }));
    const leaves = coins.map(({ value, leaf }) => ({ coin: value, hash: leaf }));
    const places = await readPlaces(queries, root.number, [{ coin: 0n, hash: headLeaf }, ...leaves]);
    const place = places.get(headLeaf);
    if (!place) continue;
    return {
      day: root.day,
      salt,
      seq: String(chain.seq),
      head: chain.head,
      place,
      coins: coins.flatMap(({ value, number: nth, leaf }) => {
        const at = places.get(leaf);
        return at ? [{ value: String(value), number: String(nth), ...at }] : [];
      }),
    };
  }
  return undefined;
}

/** What a root counted of a member. */
async function readCounted(
  queries: Queries,
  { memberId, number }: { memberId: bigint; number: bigint },
): Promise<CountedChain | undefined> {
  const place = ledgerRootPlace;
  const [found] = await queries
    .select({ seq: place.seq, owedPaise: place.owedPaise, head: journal.hash })
    .from(place)
    .innerJoin(journal, and(eq(journal.memberId, place.memberId), eq(journal.seq, place.seq)))
    .where(and(eq(place.memberId, memberId), lte(place.number, number)))
    .orderBy(desc(place.number))
    .limit(1);
  return found && { memberId, ...found, head: found.head?.toString('hex') ?? '' };
}
