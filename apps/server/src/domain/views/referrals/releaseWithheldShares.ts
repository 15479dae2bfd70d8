import { randomUUID } from 'node:crypto';
import { REFERRAL_PERCENT } from '@potli/api/contract/policy';
import type { Database, Queries } from '../../../db/database.ts';
import { findWithheldShares, type WithheldShare } from '../../members/selfdealing/findWithheldShares.ts';
import { changeOrder } from '../../orders/apply/changeOrders.ts';
import { findOrder } from '../../orders/apply/orderRows.ts';
import { referralShareOf } from '../../orders/rates/cashback.ts';
import { lockOrders } from '../../orders/reports/lockOrders.ts';

/**
 * Gives inviters the shares that were withheld while a referral was flagged, once an operator has allowed it
 * (docs/product/money.md#referral-share). Each order is a transaction of its own. @returns how many
 */
export async function releaseWithheldShares({ orm }: Pick<Database, 'orm'>, at = new Date()): Promise<number> {
  const sharePercent = BigInt(REFERRAL_PERCENT);
  let released = 0;
  let after = 0n;
  for (;;) {
    const found = await findWithheldShares(orm, { sharePercent, after });
    for (const share of found) {
      if (await orm.transaction((queries) => releaseShare(queries, share, at))) released += 1;
    }
    // each is met once, also one that gets none
    after = found.at(-1)?.id ?? 0n;
    if (found.length === 0) return released;
  }
}

async function releaseShare(queries: Queries, name: WithheldShare, at: Date): Promise<boolean> {
  await lockOrders(queries, [name]);
  const before = await findOrder(queries, name);
  if (before?.status !== 'approved' || before.referralPaise > 0n) return false;
  const after = { ...before, referralPaise: referralShareOf(before.earnedPaise) };
  await changeOrder(queries, { cause: `release ${randomUUID()}`, before, after }, at);
  return true;
}
