import type { listReviewOrders, Page, RequestOf } from '@potli/api';
import type { ReviewOrder } from '@potli/api/contract/adminOrders';
import { toRupees } from '@potli/api/units/money';
import { asc, sql } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { shopOrder } from '../../../db/schema/shopOrder.ts';
import { readPage } from '../../platform/shared/readPage.ts';
import { costFields, isCostly, isWaiting } from './costlyOrders.ts';

export type ReviewQuery = RequestOf<typeof listReviewOrders>['query'];

const { id } = shopOrder;
// of the type of what else may be paid
const saidPaise = sql<string>`${shopOrder.commissionPaise}`.mapWith(BigInt);

const LISTS = {
  // what the network says, as the member's cashback was held for that
  held: { where: isWaiting, fields: { ...costFields, id, commissionPaise: saidPaise } },
  costly: { where: isCostly, fields: { ...costFields, id } },
};

/** A page of approvals that wait for a person, or of approved orders that cost more than they bring, oldest first. Amounts in rupees. */
export async function readReviewOrders(queries: Queries, { list, ...page }: ReviewQuery): Promise<Page<ReviewOrder>> {
  const listing = { ...LISTS[list], from: shopOrder, orderBy: [asc(shopOrder.versionAt), asc(shopOrder.id)] };
  const { rows, ...counts } = await readPage(queries, listing, page);
  return {
    ...counts,
    rows: rows.map(
      ({ id: orderKey, approvedAt, commissionPaise, earnedPaise, referralPaise, claimPaise, ...order }) => ({
        ...order,
        id: String(orderKey),
        approvedAt: approvedAt.toISOString(),
        commission: toRupees(commissionPaise),
        cashback: toRupees(earnedPaise),
        referral: toRupees(referralPaise),
        claim: toRupees(claimPaise),
      }),
    ),
  };
}
