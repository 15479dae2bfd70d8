import type { PayoutPart, PayoutStory } from '@potli/api';
import { toRupees } from '@potli/api/units/money';
import { isUuid } from '@potli/api/units/uuid';
import { and, eq, getTableColumns } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { payout } from '../../../db/schema/payout.ts';
import { notFound } from '../../../errors/ProblemError.ts';
import { type ReadOrder, readOrders } from '../../orders/history/readOrders.ts';
import { isForBreach } from '../../payouts/forfeiture/noticeRows.ts';
import { toPayout } from '../../payouts/transfers/readPayouts.ts';
import { withheldPaise } from '../../payouts/transfers/withheldPaise.ts';
import { payoutSteps } from './payoutSteps.ts';
import { readPayoutChain } from './readPayoutChain.ts';
import { type PayoutPartRow, readPayoutParts } from './readPayoutParts.ts';

interface Asked {
  memberId: bigint;
  payoutId: string;
  now: Date;
}

/**
 * A payout with its steps and all that is in it; the parts and the rest add up to its amount.
 * @throws ProblemError notFound for a payout of another member
 */
export async function readPayoutStory(queries: Queries, { memberId, payoutId, now }: Asked): Promise<PayoutStory> {
  const own = and(eq(payout.id, payoutId), eq(payout.memberId, memberId));
  const asked = { ...getTableColumns(payout), withheldPaise };
  const [row] = isUuid(payoutId) ? await queries.select(asked).from(payout).where(own) : [];
  if (!row) throw notFound('We do not know this payout.');
  const { parts, rest } = await readPayoutParts(queries, memberId, row.id);
  const ids = parts.flatMap(({ orderId }) => orderId ?? []);
  const orders = await readOrders(queries, { memberId, ids, now }, { limit: ids.length, offset: 0 });
  const byId = new Map(orders.map((order) => [order.order.id, order]));
  const { paidAgain, carriedBy, forfeitedAt } = await readPayoutChain(queries, memberId, row.id);
  return {
    ...toPayout(row),
    steps: payoutSteps(row, now),
    parts: parts.map((part) => toPart(part, part.orderId === null ? undefined : byId.get(part.orderId))),
    rest: { count: rest.count, amount: toRupees(rest.paise) },
    paidAgain: paidAgain.map(({ id, amountPaise, at }) => ({
      id,
      amount: toRupees(amountPaise),
      at: at.toISOString(),
    })),
    carriedBy: carriedBy && { id: carriedBy.id, at: carriedBy.at.toISOString() },
    forfeitedAt: forfeitedAt?.toISOString() ?? null,
    ...(forfeitedAt && (await isForBreach(queries, memberId, forfeitedAt)) && { isForfeitedForBreach: true }),
  };
}

function toPart(part: PayoutPartRow, order: ReadOrder | undefined): PayoutPart {
  return {
    kind: order?.order.incomeKind === 'SHARE_LINK' ? 'SHARE_LINK' : part.kind,
    reference: part.orderId === null ? null : String(part.orderId),
    storeName: order?.storeName ?? null,
    amount: toRupees(part.paise),
    before: toRupees(part.beforePaise),
    count: part.count,
  };
}
