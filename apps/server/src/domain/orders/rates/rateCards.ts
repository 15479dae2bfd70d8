import { asc, eq } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { isAnyOf } from '../../../db/isOneOf.ts';
import { rateCard, rateRow } from '../../../db/schema/rateCard.ts';
import type { RateRow } from './earnedRate.ts';

/** A version of an item's rates. */
export interface RateCard {
  /** The network that reports its orders; null: any. */
  network: string | null;
  rows: readonly RateRow[];
}

/** The rate card of clicks from before there were rate cards. */
const NONE: RateCard = { network: null, rows: [] };

/** The rates that clicks fixed. */
export async function readRateCards(
  queries: Queries,
  rateCardIds: readonly (bigint | null)[],
): Promise<(rateCardId: bigint | null) => RateCard> {
  const ids = [...new Set(rateCardIds.filter((id) => id !== null))];
  const found =
    ids.length === 0
      ? []
      : await queries
          .select({ id: rateCard.id, network: rateCard.network, row: rateRow })
          .from(rateCard)
          .leftJoin(rateRow, eq(rateRow.rateCardId, rateCard.id))
          .where(isAnyOf(rateCard.id, ids))
          .orderBy(asc(rateRow.position));
  const cards = new Map(
    [...Map.groupBy(found, ({ id }) => id)].map(([id, rows]) => [
      id,
      { network: rows[0]?.network ?? null, rows: rows.flatMap(({ row }) => row ?? []) },
    ]),
  );
  return (id) => (id === null ? NONE : (cards.get(id) ?? NONE));
}

/** The rates that a click fixed. */
export const readRateCard = async (queries: Queries, rateCardId: bigint | null): Promise<RateCard> =>
  (await readRateCards(queries, [rateCardId]))(rateCardId);

/** Whether an order of these rates can be a reward without a sale. */
export const hasLeads = ({ rows }: RateCard): boolean => rows.some(({ kind }) => kind === 'lead');
