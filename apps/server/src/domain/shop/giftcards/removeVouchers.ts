import type { RemovedVouchers } from '@potli/api/contract/adminVouchers';
import { toRupees } from '@potli/api/units/money';
import { and, asc, eq, inArray, isNull, lte } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { piecesOf } from '../../../db/piecesOf.ts';
import { giftCardVoucher } from '../../../db/schema/giftCardOrder.ts';
import { conflict, notFound } from '../../../errors/ProblemError.ts';
import type { Operator } from '../../platform/audit/Operator.ts';
import { recordAudit } from '../../platform/audit/recordAudit.ts';

/** Which vouchers are to leave the stock of a card. */
export interface VoucherRemoval {
  giftCardSlug: string;
  /** Only those of this value; in paise. */
  facePaise?: bigint | undefined;
  /** Only those that end on this day or before, `yyyy-mm-dd`. */
  endsUntil?: string | undefined;
  /** Only these, as `potli doctor` names them. */
  ids?: readonly string[] | undefined;
  reason: string;
  /** How many the operator has seen that these are; absent: they are counted, and stay. */
  count?: number | undefined;
}

/**
 * Takes vouchers that nobody has bought out of the stock, exactly as many as the operator has seen, or none. Their numbers are deleted with them: who
 * still has the file can import it again (docs/decisions/194). Nothing is booked: the books have the cost of what is sold only.
 * @param queries a transaction
 * @param by for the audit log
 * @throws ProblemError notFound where there is none, conflict where one is sold or the count is another one; then nothing has changed
 */
export async function removeVouchers(
  queries: Queries,
  removal: VoucherRemoval,
  by: Operator,
): Promise<RemovedVouchers> {
  const { giftCardSlug, facePaise, endsUntil, ids, reason, count } = removal;
  const rows = await readUnsold(queries, removal);
  const cost = toRupees(rows.reduce((sum, { costPaise }) => sum + (costPaise ?? 0n), 0n));
  if (count === undefined) return { outcome: 'shown', count: rows.length, cost };
  if (count !== rows.length)
    throw conflict(
      `${rows.length} such vouchers of ${giftCardSlug} are in stock, not ${count}. Nothing was removed: look at them again.`,
    );
  for (const piece of piecesOf(rows.map(({ id }) => id)))
    await queries.delete(giftCardVoucher).where(inArray(giftCardVoucher.id, [...piece]));
  await recordAudit(queries, {
    ...by,
    object: `vouchers of ${giftCardSlug}`,
    after: {
      removed: count,
      cost,
      reason,
      ...(facePaise !== undefined && { value: toRupees(facePaise) }),
      ...(endsUntil !== undefined && { endsUntil }),
      ...(ids !== undefined && { ids: ids.join(' ') }),
    },
  });
  return { outcome: 'removed', count, cost };
}

/** Those that are to be removed, locked against a sale. One that is being sold is waited for. */
async function readUnsold(
  queries: Queries,
  { giftCardSlug, facePaise, endsUntil, ids, count }: VoucherRemoval,
): Promise<{ id: string; costPaise: bigint | null }[]> {
  const named = ids && [...new Set(ids)];
  const asked = queries
    .select({ id: giftCardVoucher.id, costPaise: giftCardVoucher.costPaise, lineId: giftCardVoucher.lineId })
    .from(giftCardVoucher)
    .where(
      and(
        eq(giftCardVoucher.giftCardSlug, giftCardSlug),
        facePaise === undefined ? undefined : eq(giftCardVoucher.facePaise, facePaise),
        endsUntil === undefined ? undefined : lte(giftCardVoucher.expiresOn, endsUntil),
        named ? inArray(giftCardVoucher.id, named) : isNull(giftCardVoucher.lineId),
      ),
    )
    .orderBy(asc(giftCardVoucher.id))
    .$dynamic();
  // only counted: a sale at the same time must not find them locked
  const rows = await (count === undefined ? asked : asked.for('update'));
  const sold = rows.find(({ lineId }) => lineId !== null);
  if (sold) throw conflict(`The voucher ${sold.id} of ${giftCardSlug} is sold. Nothing was removed.`);
  const missing = named?.find((id) => !rows.some((row) => row.id === id));
  if (missing !== undefined)
    throw notFound(`No such voucher ${missing} of ${giftCardSlug} is stored. Nothing was removed.`);
  if (rows.length === 0) throw notFound(`No such voucher of ${giftCardSlug} is in stock.`);
  return rows;
}
