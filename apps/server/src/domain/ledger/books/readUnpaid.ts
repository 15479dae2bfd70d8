import { toRupees } from '@potli/api/units/money';
import { DAY_MS } from '@potli/api/units/time';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { readSnapshot } from '../../../db/runLongWork.ts';
import { CLAIMS } from '../../platform/shared/claimsNetwork.ts';

/** An approved order for which its network has paid less, or more, than it stated. */
export interface UnpaidOrder {
  network: string;
  orderId: string;
  /** When the network approved it, as it says. */
  approvedAt: string;
  /** Days since then. */
  days: number;
  /** Rupees: what it stated or what is assumed, what it has paid in sum, and the difference. */
  commission: number;
  paid: number;
  open: number;
  /** The network has not stated the commission. */
  isEstimated: boolean;
}

interface Row extends Record<string, unknown> {
  network: string;
  orderId: string;
  approvedAt: Date;
  commission: string;
  paid: string;
  /** What was written off and not paid since. */
  lost: string;
  isEstimated: boolean;
}

/** Approved by its network, as `openOf` of bookEntries.ts has it. */
const recognised = sql`(status = 'approved' or is_lost)`;
const lost = sql`lost_by_write_off(written_off_paise, written_off_paid_paise, case when ${recognised} then commission_paise else 0 end)`;

/**
 * What networks still owe, order by order, by network and the oldest first. Paid for an order that is not approved is listed,
 * too, with what is open below zero.
 */
export async function readUnpaid(
  database: Pick<Database, 'url'>,
  network: string | undefined,
  now: Date,
): Promise<UnpaidOrder[]> {
  const rows = await readSnapshot(database, async (queries) => {
    const found = await queries.execute<Row>(sql`
      select network, network_order_id as "orderId", version_at as "approvedAt", commission_estimated as "isEstimated",
        case when ${recognised} then commission_paise else 0 end as commission, coalesce(settled_paise, 0) as paid,
        ${lost} - recovered_of_write_off(${lost}, written_off_paid_paise, settled_paise) as lost
      from shop_order
      where network <> ${CLAIMS} and (${network ?? null}::text is null or network = ${network ?? null})
        and case when ${recognised}
          then (commission_paise <> coalesce(settled_paise, 0) + ${lost}
            - recovered_of_write_off(${lost}, written_off_paid_paise, settled_paise)) and not (commission_estimated and coalesce(settled_paise, 0) > 0)
          else coalesce(settled_paise, 0) <> 0 end
      order by network collate "C", version_at, id`);
    return found.rows;
  });
  return rows.map(({ commission, paid, lost: writtenOff, approvedAt, ...row }) => ({
    ...row,
    approvedAt: new Date(approvedAt).toISOString(),
    days: Math.floor((now.getTime() - new Date(approvedAt).getTime()) / DAY_MS),
    commission: toRupees(BigInt(commission)),
    paid: toRupees(BigInt(paid)),
    open: toRupees(BigInt(commission) - BigInt(paid) - BigInt(writtenOff)),
  }));
}
