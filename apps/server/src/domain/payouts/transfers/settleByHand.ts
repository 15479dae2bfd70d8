import type { Database } from '../../../db/database.ts';
import type { AuditedState } from '../../../db/schema/auditEntry.ts';
import { OperatorError } from '../../../errors/OperatorError.ts';
import { recordAudit } from '../../platform/audit/recordAudit.ts';
import { askBank } from './askBank.ts';
import type { BankStatus } from './BankPort.ts';
import { findPayout } from './readOpenPayouts.ts';
import { settlePayout } from './settlePayout.ts';
import { releaseLease, submitPayout } from './submitPayout.ts';

/** What an operator says of a payout, after a look at the bank. */
export type OperatorWord = { result: 'sent'; utr: string } | { result: 'refused'; reason: string };

interface HandParts {
  database: Pick<Database, 'orm'>;
  /** What the bank says of a payout. Throwing counts as unknown. */
  find(payoutId: string): Promise<BankStatus>;
  /** For the audit log. */
  who: string;
  now?: () => Date;
  /** So long the bank is waited for. */
  timeoutMs?: number;
}

/**
 * Settles a payout in review by the decision of an operator, unless the bank reports another outcome. No runner asks for a transfer
 * meanwhile. A payout that fails is paid again, so for that the bank has to say that it knows no such payout, or refused it.
 * @throws OperatorError with why nothing was changed
 */
export async function settleByHand(
  { database: { orm }, find, who, now = () => new Date(), timeoutMs = 15_000 }: HandParts,
  payoutId: string,
  word: OperatorWord,
): Promise<void> {
  await refuseUnlessInReview(orm, payoutId);
  const leased = await orm.transaction((queries) => submitPayout(queries, { payoutId, at: now(), canTransfer: false }));
  if (!leased) {
    await refuseUnlessInReview(orm, payoutId);
    throw new OperatorError(
      'The bank is being asked about this payout, or not all of its money is held. Nothing changed.',
    );
  }
  try {
    const contradiction = whyNot(await askBank(() => find(payoutId), timeoutMs), word);
    if (contradiction !== undefined) throw new OperatorError(`${contradiction} Nothing changed.`);
    const isSettled = await orm.transaction(async (queries) => {
      if (!(await settlePayout(queries, { payoutId, at: now(), ...word }))) return false;
      const after: AuditedState = word.result === 'sent' ? { state: 'sent', utr: word.utr } : { state: 'failed' };
      const change = { object: `payout ${payoutId}`, before: { state: 'review' }, after };
      await recordAudit(queries, { who, action: 'payouts settle', ...change });
      return true;
    });
    if (!isSettled) await refuseUnlessInReview(orm, payoutId);
  } finally {
    await releaseLease(orm, payoutId, leased.lease);
  }
}

async function refuseUnlessInReview(orm: Database['orm'], payoutId: string): Promise<void> {
  const payout = await findPayout(orm, payoutId);
  if (!payout) throw new OperatorError('There is no payout with this id.');
  if (payout.state === 'review') return;
  throw new OperatorError(`This payout is ${payout.state}: only one in review is settled by hand.`);
}

/** How the bank contradicts the decision of an operator; undefined where it does not. */
function whyNot(status: BankStatus, word: OperatorWord): string | undefined {
  const isSent = word.result === 'sent';
  switch (status.result) {
    case 'accepted':
      return 'The bank has this payout and has not decided: wait for its answer or its return file.';
    case 'sent':
      return isSent && word.utr === status.utr ? undefined : `The bank says that it sent it, with UTR ${status.utr}.`;
    case 'refused':
      return isSent ? 'The bank says that it sent nothing.' : undefined;
    case 'returned':
      return 'The bank says that it came back: use "potli payouts retry".';
    case 'missing':
      return undefined;
    case 'unknown':
      return isSent ? undefined : 'The bank does not say whether it sent it, so it could be paid twice.';
  }
}
