import { setTimeout as sleep } from 'node:timers/promises';
import type { Database, Queries } from '../../../db/database.ts';
import type { AuditedState } from '../../../db/schema/auditEntry.ts';
import { conflict, notFound } from '../../../errors/ProblemError.ts';
import type { Operator } from '../../platform/audit/Operator.ts';
import { recordAudit } from '../../platform/audit/recordAudit.ts';
import { askBank } from './askBank.ts';
import type { BankStatus } from './BankPort.ts';
import { findPayout } from './readOpenPayouts.ts';
import { settlePayout } from './settlePayout.ts';
import { releaseLease, submitPayout } from './submitPayout.ts';

/** What an operator says of a payout, after a look at the bank. */
export type OperatorWord = { result: 'sent'; utr: string } | { result: 'refused'; reason: string };

const BETWEEN_LOOKS_MS = 100;

/** How a decision of an operator is written. */
export interface OperatorAct<Written> {
  /** For the audit log. */
  by: Operator;
  /** Makes the write in one transaction. */
  commit(write: (queries: Queries) => Promise<Written>): Promise<Written>;
  /** What is returned, read in that transaction. */
  read(queries: Queries): Promise<Written>;
}

interface HandParts<Written> extends OperatorAct<Written> {
  database: Pick<Database, 'orm'>;
  /** What the bank says of a payout. Throwing counts as unknown. */
  find(payoutId: string): Promise<BankStatus>;
  now?: () => Date;
  /** So long the bank is waited for. */
  timeoutMs?: number;
}

/**
 * Settles a payout in review by the decision of an operator, unless the bank reports another outcome. No runner asks for a transfer
 * meanwhile. A payout that fails is paid again, so for that the bank has to say that it knows no such payout, or refused it.
 * @throws ProblemError notFound, conflict with why nothing was changed
 */
export async function settleByHand<Written>(
  { database: { orm }, find, by, commit, read, now = () => new Date(), timeoutMs = 15_000 }: HandParts<Written>,
  payoutId: string,
  word: OperatorWord,
): Promise<Written> {
  // within the write: a call that is repeated under its key has its first answer then
  const refuse = () =>
    commit(async (queries) => {
      await refuseUnlessInReview(queries, payoutId);
      throw conflict('The bank is being asked about this payout, or not all of its money is held. Nothing changed.');
    });
  const leased = await leaseInReview(orm, { payoutId, now, timeoutMs });
  if (!leased) return refuse();
  try {
    const contradiction = whyNot(await askBank(() => find(payoutId), timeoutMs), word);
    if (contradiction !== undefined) throw conflict(`${contradiction} Nothing changed.`);
    return await commit(async (queries) => {
      if (!(await settlePayout(queries, { payoutId, at: now(), ...word }))) {
        await refuseUnlessInReview(queries, payoutId);
        throw conflict('The payout did not settle. Nothing changed.');
      }
      const after: AuditedState = word.result === 'sent' ? { state: 'sent', utr: word.utr } : { state: 'failed' };
      const change = { object: `payout ${payoutId}`, before: { state: 'review' }, after };
      await recordAudit(queries, { ...by, ...change });
      return read(queries);
    });
  } finally {
    await releaseLease(orm, payoutId, leased.lease);
  }
}

/** Waits while another runner asks the bank. Undefined for a payout that is not in review, or whose money is not all held. */
async function leaseInReview(
  orm: Database['orm'],
  { payoutId, now, timeoutMs }: { payoutId: string; now: () => Date; timeoutMs: number },
) {
  const endsAt = performance.now() + timeoutMs;
  for (;;) {
    if ((await findPayout(orm, payoutId))?.state !== 'review') return undefined;
    const submission = { payoutId, at: now(), canTransfer: false };
    const leased = await orm.transaction((queries) => submitPayout(queries, submission));
    if (leased || performance.now() > endsAt) return leased;
    await sleep(BETWEEN_LOOKS_MS);
  }
}

async function refuseUnlessInReview(queries: Queries, payoutId: string): Promise<void> {
  const payout = await findPayout(queries, payoutId);
  if (!payout) throw notFound('There is no payout with this id.');
  if (payout.state === 'review') return;
  throw conflict(`This payout is ${payout.state}: only one in review is settled by hand.`);
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
      return 'The bank says that it came back: ask it again, and the money goes back to the member.';
    case 'missing':
      return undefined;
    case 'unknown':
      return isSent ? undefined : 'The bank does not say whether it sent it, so it could be paid twice.';
  }
}
