import { toRupees } from '@potli/api/units/money';
import { type Message, payoutFailedMail, payoutSentMail, payoutStartedMail, type Shop } from '@potli/mails';
import { eq } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { payout } from '../../../db/schema/payout.ts';
import type { Balances } from '../../ledger/journals/accounts.ts';
import { readJournalMoves } from '../../ledger/journals/readJournalMoves.ts';
import { bankReason } from '../../payouts/transfers/bankReason.ts';
import { payoutJournal } from '../../payouts/transfers/payoutJournals.ts';
import { isOpen } from '../../payouts/transfers/payoutRows.ts';
import { withheldPaise } from '../../payouts/transfers/withheldPaise.ts';

interface PayoutNewsParts {
  payoutId: string;
  /** What the journal of the news did with the member's accounts. */
  moves: Balances;
  name: string;
  shop: Shop;
}

/**
 * The mail about a payout; null where there is newer news, undefined where there is no such payout.
 * The amount is that of the journal, and so of the bank; tax is named beside it.
 */
export async function toPayoutMessage(
  queries: Queries,
  { payoutId, moves, name, shop }: PayoutNewsParts,
): Promise<Message | null | undefined> {
  const [found] = await queries.select({ row: payout, withheldPaise }).from(payout).where(eq(payout.id, payoutId));
  if (!found) return undefined;
  const { row } = found;
  const { HELD, SENT, DEBT } = moves;
  const amount = Math.abs(toRupees(SENT === 0n ? HELD : SENT));
  const target = row.mode === 'UPI' ? 'UPI ID' : 'bank account';
  const payoutUrl = `${shop.siteUrl}/user_dashboard/transaction_history/${payoutId}`;
  const news = { name, amount, withheld: toRupees(found.withheldPaise), target, payoutUrl };
  if (HELD > 0n) return isOpen(row) ? payoutStartedMail(news) : null;
  if (SENT > 0n) return payoutSentMail({ ...news, utr: row.utr ?? '' });
  const { text: reason, toDo } = bankReason(row.failureReason ?? '') ?? { text: '', toDo: 'WAIT' };
  const event = SENT < 0n ? 'returned' : 'failed';
  const taxBack = await readJournalMoves(queries, row.memberId, payoutJournal.untaxed(payoutId));
  const repaid = toRupees(-DEBT - (taxBack?.DEBT ?? 0n));
  return payoutFailedMail({ ...news, event, reason, toDo, repaid }, shop);
}
