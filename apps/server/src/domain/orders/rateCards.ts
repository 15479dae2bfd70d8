import { asc, eq } from 'drizzle-orm';
import type { Queries } from '../../db/database.ts';
import { rateCard, rateRow } from '../../db/schema/rateCard.ts';
import type { RateRow } from './earnedRate.ts';

/** A version of an item's rates. */
export interface RateCard {
  /** The network that reports its orders; null: any. */
  network: string | null;
  rows: readonly RateRow[];
}

/** Of clicks from before there were rate cards. */
const NONE: RateCard = { network: null, rows: [] };

/** The rates that a click fixed. */
export async function readRateCard(queries: Queries, rateCardId: bigint | null): Promise<RateCard> {
  if (rateCardId === null) return NONE;
  const found = await queries
    .select({ network: rateCard.network, row: rateRow })
    .from(rateCard)
    .leftJoin(rateRow, eq(rateRow.rateCardId, rateCard.id))
    .where(eq(rateCard.id, rateCardId))
    .orderBy(asc(rateRow.position));
  return { network: found[0]?.network ?? null, rows: found.flatMap(({ row }) => row ?? []) };
}

/** Whether an order of these rates can be a reward without a sale. */
export const hasLeads = ({ rows }: RateCard): boolean => rows.some(({ kind }) => kind === 'lead');
