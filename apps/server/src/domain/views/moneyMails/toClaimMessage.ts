import { toRupees } from '@potli/api/units/money';
import { claimMail, type Message, type Shop } from '@potli/mails';
import { eq } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { dispute, disputeAnswer } from '../../../db/schema/dispute.ts';
import type { AnswerRow } from '../../orders/disputes/disputeRows.ts';
import { disputeSources } from '../../orders/disputes/disputeSources.ts';
import { ticketNumber } from '../../orders/disputes/ticketNumber.ts';

/** The mail about an answer to a claim; undefined for an unknown one. */
export async function toClaimMessage(
  queries: Queries,
  answerId: bigint,
  { name, shop }: { name: string; shop: Shop },
): Promise<Message | undefined> {
  const [found] = await queries
    .select({ claim: dispute, answer: disputeAnswer })
    .from(disputeAnswer)
    .innerJoin(dispute, eq(dispute.id, disputeAnswer.disputeId))
    .where(eq(disputeAnswer.id, answerId));
  if (!found) return undefined;
  const { claim, answer } = found;
  const { table, name: itemName } = disputeSources[claim.sourceType];
  const [item] = await queries.select({ itemName }).from(table).where(eq(table.id, claim.sourceId));
  return claimMail({
    name,
    step: stepOf(answer),
    ticketNumber: ticketNumber(claim),
    itemName: item?.itemName ?? null,
    storeOrderId: claim.storeOrderId,
    orderAmount: toRupees(claim.orderPaise),
    words: answer.words,
    heldUntil: answer.heldUntil,
    claimsUrl: `${shop.siteUrl}/user_dashboard/missing_cashback/my_missing_cashback`,
  });
}

function stepOf({ author, toStatus }: AnswerRow) {
  if (author === 'order') return 'ARRIVED';
  return toStatus === 'RECEIVED' ? 'LOOKED_AT_AGAIN' : toStatus;
}
