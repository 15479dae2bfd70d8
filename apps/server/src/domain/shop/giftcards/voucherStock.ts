import { randomUUID } from 'node:crypto';
import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { piecesOf } from '../../../db/piecesOf.ts';
import { giftCardVoucher } from '../../../db/schema/giftCardOrder.ts';
import type { Sealer } from '../../platform/sealing/createSealer.ts';
import type { IssuedVoucher, VoucherKind } from './VoucherSupply.ts';
import { tagOf, tagsOf } from './voucherNumber.ts';
import { sealVoucher } from './voucherSecret.ts';

export interface StockedVoucher extends VoucherKind, IssuedVoucher {}

/**
 * Adds vouchers to the stock, sealed, and their numbers as they came.
 * @returns how many are new: a card number that is there already is left out, also in another spelling
 */
export async function addToStock(
  queries: Queries,
  sealer: Sealer,
  vouchers: readonly StockedVoucher[],
): Promise<number> {
  let added = 0;
  for (const piece of piecesOf(vouchers)) added += await addPiece(queries, sealer, piece);
  return added;
}

async function addPiece(queries: Queries, sealer: Sealer, vouchers: readonly StockedVoucher[]): Promise<number> {
  const tagged = vouchers.map((voucher) => ({ voucher, tags: tagsOf(sealer, voucher) }));
  const known = await readKnownTags(
    queries,
    tagged.flatMap(({ tags }) => tags),
  );
  const fresh = tagged.flatMap(({ voucher, tags }) =>
    tags.some((tag) => known.has(tag.toString('hex'))) ? [] : voucher,
  );
  if (fresh.length === 0) return 0;
  const rows = fresh.map(({ cardNumber, pin, ...kind }) => {
    const id = randomUUID();
    const numberTag = tagOf(sealer, { ...kind, cardNumber });
    return { ...kind, id, numberTag, sealed: sealVoucher(sealer, id, { cardNumber, pin }) };
  });
  const added = await queries
    .insert(giftCardVoucher)
    .values(rows)
    .onConflictDoNothing({ target: giftCardVoucher.numberTag })
    .returning({ id: giftCardVoucher.id });
  return added.length;
}

/** Those of the tags that are stored, in hexadecimal. */
async function readKnownTags(queries: Queries, tags: Buffer[]): Promise<ReadonlySet<string>> {
  const rows = await queries
    .select({ tag: giftCardVoucher.numberTag })
    .from(giftCardVoucher)
    .where(inArray(giftCardVoucher.numberTag, tags));
  return new Set(rows.flatMap(({ tag }) => tag?.toString('hex') ?? []));
}

/** A voucher that is offered to a buyer has at least this long to be spent. */
export const LEAST_DAYS = 30;

const inStock = ({ giftCardSlug, facePaise }: VoucherKind) =>
  and(
    eq(giftCardVoucher.giftCardSlug, giftCardSlug),
    eq(giftCardVoucher.facePaise, facePaise),
    isNull(giftCardVoucher.lineId),
    gt(giftCardVoucher.expiresOn, sql`(now() at time zone 'Asia/Kolkata')::date + ${LEAST_DAYS}::int`),
  );

interface Wanted extends VoucherKind {
  lineId: bigint;
  count: number;
}

/** Whether the stock has so many that no other transaction has locked. Locks those that it finds until the transaction ends. */
export async function lockVouchers(queries: Queries, wanted: VoucherKind & { count: number }): Promise<string[]> {
  const rows = await queries
    .select({ id: giftCardVoucher.id })
    .from(giftCardVoucher)
    .where(inStock(wanted))
    .orderBy(asc(giftCardVoucher.expiresOn), asc(giftCardVoucher.id))
    .limit(wanted.count)
    .for('update', { skipLocked: true });
  return rows.map(({ id }) => id);
}

/** Sells vouchers that this transaction has locked. @returns what the shop paid for them, in paise */
export async function sellVouchers(
  queries: Queries,
  ids: readonly string[],
  { lineId, count }: Wanted,
): Promise<bigint> {
  const sold = await queries
    .update(giftCardVoucher)
    .set({ lineId, soldAt: sql`now()` })
    .where(and(inArray(giftCardVoucher.id, [...ids]), isNull(giftCardVoucher.lineId)))
    .returning({ costPaise: giftCardVoucher.costPaise });
  if (sold.length !== count) throw new Error('A locked voucher was sold to somebody else');
  return sold.reduce((sum, { costPaise }) => sum + (costPaise ?? 0n), 0n);
}

export interface StockCount extends VoucherKind {
  count: number;
  /** The first day on which some of them end, `yyyy-mm-dd`. */
  expiresFirst: string;
}

/** What is in stock, by card and denomination. */
export async function readStock(queries: Queries): Promise<StockCount[]> {
  const rows = await queries
    .select({
      giftCardSlug: sql<string>`${giftCardVoucher.giftCardSlug}`,
      facePaise: sql<string>`${giftCardVoucher.facePaise}`,
      count: sql<number>`count(*)::int`,
      expiresFirst: sql<string>`min(${giftCardVoucher.expiresOn})::text`,
    })
    .from(giftCardVoucher)
    .where(isNull(giftCardVoucher.lineId))
    .groupBy(giftCardVoucher.giftCardSlug, giftCardVoucher.facePaise)
    .orderBy(giftCardVoucher.giftCardSlug, giftCardVoucher.facePaise);
  return rows.map(({ facePaise, ...row }) => ({ ...row, facePaise: BigInt(facePaise) }));
}
