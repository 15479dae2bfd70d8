import { createHash } from 'node:crypto';
import type { RateRow } from '@potli/api/contract/catalogueDocument';
import { toBigPaise } from '@potli/api/units/money';
import { toBasisPoints } from '@potli/api/units/percent';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../../../db/database.ts';
import { creditCard } from '../../../../db/schema/creditCard.ts';
import { offer } from '../../../../db/schema/offer.ts';
import { rateCard, rateRow } from '../../../../db/schema/rateCard.ts';
import { store } from '../../../../db/schema/store.ts';
import type { LoadedRow } from './KindDefinition.ts';

const TABLES = { STORE: store, CREDIT_CARD: creditCard, OFFER: offer };

interface Rated {
  rates: readonly RateRow[];
  network?: string | undefined;
}

/** Rows per statement; PostgreSQL allows 65,535 values in one. */
const BATCH = 1_000;

const hashOf = ({ rates, network }: Rated) =>
  createHash('sha256')
    .update(JSON.stringify([network ?? null, rates]))
    .digest('hex');

interface Version {
  version: number;
  hash: string;
}

/** The newest version of each item. */
async function newestCards(
  queries: Queries,
  itemKind: keyof typeof TABLES,
  itemIds: bigint[],
): Promise<Map<bigint, Version>> {
  const { itemId, version, hash } = rateCard;
  const rows = await queries
    .select({ itemId, version, hash })
    .from(rateCard)
    .where(and(eq(rateCard.itemKind, itemKind), inArray(itemId, itemIds)))
    .orderBy(version);
  return new Map(rows.map((row) => [row.itemId, row]));
}

/** Writes a new version of the rates of every item whose rates or network changed, and no other. */
export async function writeRateCards<Row extends Rated>(
  queries: Queries,
  itemKind: keyof typeof TABLES,
  loaded: readonly LoadedRow<Row>[],
  now: Date,
): Promise<void> {
  const written = loaded.filter(({ outcome }) => outcome !== 'unchanged');
  // an offer without rates earns those of its store
  const [rated, bare] = splitBy(written, ({ row }) => itemKind !== 'OFFER' || row.rates.length > 0);
  const ids = rated.map(({ id }) => id);
  const newest = ids.length > 0 ? await newestCards(queries, itemKind, ids) : new Map<bigint, Version>();
  const changed = rated.filter(({ id, row }) => newest.get(id)?.hash !== hashOf(row));
  for (let start = 0; start < changed.length; start += BATCH) {
    const batch = changed.slice(start, start + BATCH);
    const cards = await queries
      .insert(rateCard)
      .values(
        batch.map(({ id, row }) => ({
          itemKind,
          itemId: id,
          version: (newest.get(id)?.version ?? 0) + 1,
          validFrom: now,
          network: row.network ?? null,
          hash: hashOf(row),
        })),
      )
      .returning({ id: rateCard.id, itemId: rateCard.itemId });
    const cardOf = new Map(cards.map(({ id, itemId }) => [itemId, id]));
    await writeRows(
      queries,
      batch.flatMap(({ id, row }) => toRows(row.rates, cardOf.get(id) as bigint)),
    );
  }
  const table = TABLES[itemKind];
  // with the names of tables, which drizzle leaves out of simple queries
  const last = sql`(select card.id from ${rateCard} as card
    where card.item_kind = ${itemKind} and card.item_id = ${table}.id order by card.version desc limit 1)`;
  await pointTo(queries, table, ids, last);
  await pointTo(
    queries,
    table,
    bare.map(({ id }) => id),
    sql`null`,
  );
}

function splitBy<Item>(items: readonly Item[], is: (item: Item) => boolean): [Item[], Item[]] {
  return [items.filter(is), items.filter((item) => !is(item))];
}

const paiseOf = (rupees: number | undefined) => (rupees === undefined ? null : toBigPaise(rupees));

function toRows(rates: readonly RateRow[], rateCardId: bigint) {
  return rates.map((rate, position) => ({
    rateCardId,
    position,
    appliesTo: rate.appliesTo,
    cashbackBasisPoints: toBasisPoints(rate.percent),
    cashbackPaise: toBigPaise(rate.amount),
    capPaise: paiseOf(rate.cap),
    minimumPaise: paiseOf(rate.minimum),
    newUsersOnly: rate.newUsersOnly,
    startsAt: rate.from === undefined ? null : new Date(rate.from),
    endsAt: rate.to === undefined ? null : new Date(rate.to),
    isDefault: rate.isDefault || rates.length === 1,
    kind: rate.kind,
    categories: rate.categories.map((category) => category.trim().toLowerCase()),
    commissionBasisPoints: rate.commission ? toBasisPoints(rate.commission.percent) : null,
    commissionPaise: paiseOf(rate.commission?.amount),
  }));
}

async function writeRows(queries: Queries, rows: ReturnType<typeof toRows>): Promise<void> {
  for (let start = 0; start < rows.length; start += BATCH) {
    await queries.insert(rateRow).values(rows.slice(start, start + BATCH));
  }
}

async function pointTo(
  queries: Queries,
  table: (typeof TABLES)['STORE' | 'CREDIT_CARD' | 'OFFER'],
  ids: bigint[],
  to: SQL,
) {
  if (ids.length > 0)
    await queries
      .update(table as typeof store)
      .set({ rateCardId: to })
      .where(inArray(table.id, ids));
}
