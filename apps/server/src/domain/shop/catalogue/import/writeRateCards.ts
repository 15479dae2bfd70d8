import { createHash } from 'node:crypto';
import type { RateRow } from '@potli/api/contract/catalogueDocument';
import { toBigPaise } from '@potli/api/units/money';
import { toBasisPoints } from '@potli/api/units/percent';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../../../db/database.ts';
import { insertRows } from '../../../../db/insertRows.ts';
import { isAnyOf } from '../../../../db/isOneOf.ts';
import { creditCard } from '../../../../db/schema/creditCard.ts';
import { offer } from '../../../../db/schema/offer.ts';
import { rateCard, rateRow } from '../../../../db/schema/rateCard.ts';
import { store } from '../../../../db/schema/store.ts';
import type { LoadedRow } from './KindDefinition.ts';

const TABLES = { STORE: store, CREDIT_CARD: creditCard, OFFER: offer };

interface Rated {
  rates: readonly RateRow[];
  nextRates?: { from: string; rates: readonly RateRow[] } | undefined;
  network?: string | undefined;
}

const hashOf = ({ rates, network }: Rated) =>
  createHash('sha256')
    .update(JSON.stringify([network ?? null, rates]))
    .digest('hex');

/** A version of the rates as it is written. */
interface WantedCard {
  id: bigint;
  row: Rated;
  version: number;
  validFrom: Date;
  isNext: boolean;
}

/** What an item earns by the newest of its versions, and by one that begins later. */
interface HeldCards {
  version: number;
  now: string | undefined;
  later: string | undefined;
}

/** The versions of each item that hold and will hold. */
async function heldCards(
  queries: Queries,
  itemKind: keyof typeof TABLES,
  itemIds: bigint[],
  now: Date,
): Promise<Map<bigint, HeldCards>> {
  const { itemId, version, hash, validFrom } = rateCard;
  const rows = await queries
    .select({ itemId, version, hash, validFrom })
    .from(rateCard)
    .where(and(eq(rateCard.itemKind, itemKind), isAnyOf(itemId, itemIds)))
    .orderBy(version);
  const held = new Map<bigint, HeldCards>();
  for (const row of rows) {
    const isLater = row.validFrom > now;
    const before = held.get(row.itemId);
    // a version of now takes a later one back, which was written before it
    const later = isLater ? laterHash(row.hash, row.validFrom) : undefined;
    held.set(row.itemId, { version: row.version, now: isLater ? before?.now : row.hash, later });
  }
  return held;
}

const laterHash = (hash: string, from: Date) => `${hash} ${from.toISOString()}`;

/** The versions that an item needs: none where it has them. The later one is always the newer one. */
function wantedCards(id: bigint, row: Rated, held: HeldCards | undefined, now: Date): WantedCard[] {
  const { nextRates, ...current } = row;
  const next = nextRates && { ...current, rates: nextRates.rates, from: new Date(nextRates.from) };
  const later = next && laterHash(hashOf(next), next.from);
  const isSame = held?.now === hashOf(current);
  if (isSame && held.later === later) return [];
  const version = held?.version ?? 0;
  const writesCurrent = !isSame || held.later !== undefined;
  return [
    ...(writesCurrent ? [{ id, row: current, version: version + 1, validFrom: now, isNext: false }] : []),
    ...(next
      ? [{ id, row: next, version: version + (writesCurrent ? 2 : 1), validFrom: next.from, isNext: true }]
      : []),
  ];
}

/** Writes new versions of the rates of every item whose rates or network changed, and no other. */
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
  const held = ids.length > 0 ? await heldCards(queries, itemKind, ids, now) : new Map<bigint, HeldCards>();
  const wanted = rated.flatMap(({ id, row }) => wantedCards(id, row, held.get(id), now));
  const cards = await insertRows(
    queries,
    rateCard,
    wanted.map(({ id, row, version, validFrom }) => ({
      itemKind,
      itemId: id,
      version,
      validFrom,
      network: row.network ?? null,
      hash: hashOf(row),
    })),
    { returning: [rateCard.id, rateCard.itemId, rateCard.version] },
  );
  const cardOf = new Map(
    cards.map(({ id, item_id: itemId, version }) => [`${String(itemId)} ${String(version)}`, BigInt(String(id))]),
  );
  await insertRows(
    queries,
    rateRow,
    wanted.flatMap(({ id, row, version }) => toRows(row.rates, cardOf.get(`${id} ${version}`) as bigint)),
  );
  const table = TABLES[itemKind];
  // with the names of tables, which drizzle leaves out of simple queries
  const newest = (condition: SQL, column = 'id') =>
    sql`(select card.${sql.raw(column)} from ${rateCard} as card
    where card.item_kind = ${itemKind} and card.item_id = ${table}.id and ${condition} order by card.version desc limit 1)`;
  const isOfNow = sql`card.valid_from <= ${now.toISOString()}::timestamptz`;
  const isOfLater = sql`card.valid_from > ${now.toISOString()}::timestamptz and not exists (
    select from ${rateCard} as newer where newer.item_kind = card.item_kind and newer.item_id = card.item_id
      and newer.version > card.version)`;
  await pointTo(queries, table, ids, {
    rateCardId: newest(isOfNow),
    nextRateCardId: newest(isOfLater),
    nextRatesFrom: newest(isOfLater, 'valid_from'),
  });
  await pointTo(
    queries,
    table,
    bare.map(({ id }) => id),
    { rateCardId: sql`null`, nextRateCardId: sql`null`, nextRatesFrom: sql`null` },
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

async function pointTo(
  queries: Queries,
  table: (typeof TABLES)['STORE' | 'CREDIT_CARD' | 'OFFER'],
  ids: bigint[],
  to: Record<'rateCardId' | 'nextRateCardId' | 'nextRatesFrom', SQL>,
) {
  if (ids.length === 0) return;
  await queries
    .update(table as typeof store)
    .set(to)
    .where(isAnyOf(table.id, ids));
}
