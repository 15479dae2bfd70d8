import type { AdminPayout } from '@potli/api/contract/adminPayouts';
import type { Queries } from '../../../db/database.ts';
import { notFound } from '../../../errors/ProblemError.ts';
import type { Operator } from '../../platform/audit/Operator.ts';
import type { Once } from '../../platform/idempotency/createKeyedWrites.ts';
import type { OperatorAct, OperatorWord } from '../transfers/settleByHand.ts';
import { createPayoutReview } from './createPayoutReview.ts';
import { giveBackPayout } from './giveBackPayout.ts';
import { type PayoutQuery, readAdminPayout, readAdminPayouts } from './readAdminPayouts.ts';

/** Payouts of all members, for the calls of who looks after payments (docs/product/admin.md#payouts). */
export function createOperatedPayouts(parts: Parameters<typeof createPayoutReview>[0]) {
  const { sealer } = parts;
  const { orm } = parts.database;
  const review = createPayoutReview(parts);

  const actOf = (id: string, by: Operator, once: Once<AdminPayout>): OperatorAct<AdminPayout> => ({
    by,
    commit: once,
    async read(queries: Queries) {
      const payout = await readAdminPayout(queries, sealer, id);
      if (!payout) throw notFound('There is no payout with this id.');
      return payout;
    },
  });

  return {
    list: (query: PayoutQuery) => readAdminPayouts(orm, sealer, query),
    retry: (id: string, by: Operator, once: Once<AdminPayout>) => review.retry(id, actOf(id, by, once)),
    settle: (id: string, word: OperatorWord, by: Operator, once: Once<AdminPayout>) =>
      review.settle(id, word, actOf(id, by, once)),
    giveBack: (returned: { id: string; reason: string }, by: Operator, once: Once<AdminPayout>) =>
      giveBackPayout(orm, returned, actOf(returned.id, by, once)),
  };
}
