import { DAY_MS } from '@potli/api/units/time';
import { eq } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { payoutTax } from '../../../db/schema/tax.ts';
import type { Balances } from '../../ledger/journals/accounts.ts';
import { moveMoney, toLedgerEntries } from '../../ledger/journals/ledgerEntries.ts';
import { postJournal, postJournals } from '../../ledger/journals/postJournals.ts';
import { writeNotifications } from '../../members/notifications/notificationRows.ts';
import type { BankAnswer } from './BankPort.ts';
import { bankingTime } from './bankingTime.ts';
import { payoutJournal } from './payoutJournals.ts';
import { payoutNews } from './payoutNews.ts';
import { isOpen, lockPayout, type PayoutRow, updatePayout } from './payoutRows.ts';

/** Only time in which the bank works counts. */
const REVIEW_AFTER_MS = DAY_MS;

export interface PayoutStep {
  payoutId: string;
  at: Date;
  /** Of `restOf`: on these days and Sundays a bank is not awaited. Absent: it works every day. */
  restsOn?: readonly string[] | undefined;
}

/** Known together: the member is notified only that it came back. */
interface SentAndReturned {
  result: 'sentAndReturned';
}

/**
 * Settles a payout by the bank's answer. A definite answer is final: later answers change nothing. After a day of
 * the bank without one, an operator has to look.
 */
export async function settlePayout(
  queries: Queries,
  { payoutId, at, restsOn, ...answer }: PayoutStep & (BankAnswer | SentAndReturned),
): Promise<boolean> {
  const { row, balances } = await lockPayout(queries, payoutId);
  if (!isOpen(row)) return false;
  const { memberId, amountPaise, submittedAt } = row;
  const event = { reference: payoutId, at };
  if (answer.result === 'sent' && answer.amountPaise !== undefined && answer.amountPaise !== amountPaise) {
    // the bank and the ledger disagree: no later answer can repair that, so an operator must look now
    await updatePayout(queries, payoutId, { state: 'review' });
    return false;
  }
  if (answer.result === 'unknown' || answer.result === 'accepted') {
    const waits = submittedAt && bankingTime(submittedAt, at, restsOn) > REVIEW_AFTER_MS;
    if (waits) await updatePayout(queries, payoutId, { state: 'review' });
  } else if (answer.result === 'sent' || answer.result === 'sentAndReturned') {
    const entries = toLedgerEntries(memberId, balances, { held: -amountPaise, sent: amountPaise });
    await postJournal(queries, { ...event, key: payoutJournal.settled(payoutId), kind: 'PAYOUT_SENT', entries });
    const isNews = answer.result === 'sent';
    if (isNews) await writeNotifications(queries, [payoutNews('sent', { payoutId, memberId, at })]);
    await updatePayout(queries, payoutId, { state: 'sent', settledAt: at, utr: isNews ? answer.utr : null });
  } else {
    await refundPayout(queries, { row, balances, at, failure: 'failed' });
    await writeNotifications(queries, [payoutNews('failed', { payoutId, memberId, at })]);
    await updatePayout(queries, payoutId, { state: 'failed', settledAt: at, failureReason: answer.reason });
  }
  return true;
}

/** The bank returned a transfer after it was sent: the member gets the money back into the wallet. */
export async function returnPayout(
  queries: Queries,
  { payoutId, at, reason }: PayoutStep & { reason: string },
): Promise<boolean> {
  const { row, balances } = await lockPayout(queries, payoutId);
  if (row.state !== 'sent') return false;
  await refundPayout(queries, { row, balances, at, failure: 'returned' });
  await writeNotifications(queries, [payoutNews('returned', { payoutId, memberId: row.memberId, at })]);
  await updatePayout(queries, payoutId, { state: 'returned', returnedAt: at, failureReason: reason });
  return true;
}

interface Refund {
  row: PayoutRow;
  balances: Balances;
  at: Date;
  failure: 'failed' | 'returned';
}

/** Money that did not arrive is the member's again, with the tax that was withheld from it. */
async function refundPayout(queries: Queries, { row, balances, at, failure }: Refund): Promise<void> {
  const { id: reference, memberId, amountPaise } = row;
  const [tax] = await queries
    .select({ paise: payoutTax.taxPaise })
    .from(payoutTax)
    .where(eq(payoutTax.payoutId, reference));
  const [key, kind, from] =
    failure === 'failed'
      ? ([payoutJournal.settled(reference), 'PAYOUT_FAILED', 'held'] as const)
      : ([payoutJournal.returned(reference), 'PAYOUT_RETURNED', 'sent'] as const);
  const taxPaise = tax?.paise ?? 0n;
  await postJournals(queries, [
    {
      key,
      kind,
      reference,
      at,
      entries: moveMoney(memberId, balances, { [from]: -amountPaise, owed: amountPaise }),
    },
    {
      key: payoutJournal.untaxed(reference),
      kind: 'TAX_RETURNED',
      reference,
      at,
      entries: moveMoney(memberId, balances, { owed: taxPaise, withheld: -taxPaise }),
    },
  ]);
}
