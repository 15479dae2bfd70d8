import { eq } from 'drizzle-orm';
import type { Database, Queries } from '../../../db/database.ts';
import { transferLine } from '../../../db/schema/transferFile.ts';
import type { Operator } from '../../platform/audit/Operator.ts';
import { recordAudit } from '../../platform/audit/recordAudit.ts';
import { applyBankStatus } from '../transfers/applyBankStatus.ts';
import type { BankStatus } from '../transfers/BankPort.ts';
import type { OpenTarget } from '../transfers/openTarget.ts';
import { lockPayout } from '../transfers/payoutRows.ts';

/** What the bank's return file says of a payout. */
export interface ReturnLine {
  /** The reference of a line in a file, or the id of its payout. */
  reference: string;
  outcome: 'sent' | 'failed' | 'returned';
  utr?: string;
  reason?: string;
  amountPaise?: bigint;
  /** The last digits of the account. */
  accountEnding?: string;
}

/** `known`: it was reported before, with this outcome. */
export type ReturnOutcome = 'applied' | 'known' | { problem: string };

export interface ReturnParts {
  database: { orm: Pick<Database['orm'], 'transaction'> };
  openTarget: OpenTarget;
  /** For the audit log. */
  by: Operator;
  at?: Date;
}

/** Applies a line of a return file: all of it, or nothing and why. The same line again changes nothing. */
export async function applyReturnLine(
  { database, openTarget, by, at = new Date() }: ReturnParts,
  answer: ReturnLine,
): Promise<ReturnOutcome> {
  try {
    return await database.orm.transaction(async (queries) => {
      const line = await lockLine(queries, answer.reference);
      const problem = whyNot(line, answer) ?? (await otherAccount(queries, openTarget, line, answer));
      if (problem !== undefined) throw new Unfit(problem);
      if (line.state === answer.outcome) return 'known';
      await saveOutcome(queries, line, answer, at);
      const change = { before: { state: line.state }, after: { state: answer.outcome } };
      await recordAudit(queries, { ...by, object: `payout ${line.payoutId}`, ...change });
      return 'applied';
    });
  } catch (error) {
    if (error instanceof Unfit) return { problem: error.message };
    throw error;
  }
}

/** A line that does not fit what we know: nothing of it counts. */
class Unfit extends Error {}

type Line = typeof transferLine.$inferSelect;

async function lockLine(queries: Queries, reference: string): Promise<Line> {
  // an id has hyphens, a reference has none
  const isIt = eq(reference.includes('-') ? transferLine.payoutId : transferLine.reference, reference);
  const [line] = await queries.select().from(transferLine).where(isIt).for('update');
  if (!line?.fileId) throw new Unfit('This payout is in no file of ours.');
  return line;
}

function whyNot({ state, amountPaise, utr }: Line, answer: ReturnLine): string | undefined {
  if (answer.amountPaise !== undefined && answer.amountPaise !== amountPaise)
    return 'The amount is not that of the payout.';
  if (answer.outcome === 'sent' && answer.utr === undefined && state !== 'sent')
    return 'A transfer that was sent has no UTR.';
  // the number of one transfer does not change: the bank may have sent the money twice
  if (answer.outcome === 'sent' && state === 'sent' && answer.utr !== undefined && answer.utr !== utr)
    return 'The bank sent it before, and says another UTR now: ask it whether it paid twice.';
  const isNext = state === 'filed' || state === answer.outcome || (state === 'sent' && answer.outcome === 'returned');
  return isNext ? undefined : `The bank reported before that it was ${state}.`;
}

async function otherAccount(
  queries: Queries,
  openTarget: OpenTarget,
  { bankAccountId }: Line,
  { accountEnding }: ReturnLine,
): Promise<string | undefined> {
  if (accountEnding === undefined) return undefined;
  const target = await openTarget(queries, bankAccountId);
  const isOurs = target.kind === 'account' && target.accountNumber.endsWith(accountEnding);
  return isOurs ? undefined : 'The account is not that of the payout.';
}

async function saveOutcome(queries: Queries, { payoutId, utr }: Line, answer: ReturnLine, at: Date): Promise<void> {
  const { outcome: state, reason = '' } = answer;
  const change = state === 'sent' ? { utr: answer.utr } : { reason };
  await queries
    .update(transferLine)
    .set({ state, answeredAt: at, ...change })
    .where(eq(transferLine.payoutId, payoutId));
  const statuses: Record<ReturnLine['outcome'], BankStatus> = {
    sent: { result: 'sent', utr: answer.utr ?? utr ?? '' },
    failed: { result: 'refused', reason },
    returned: { result: 'returned', reason },
  };
  await applyBankStatus(queries, { payoutId, at, status: statuses[state] });
  const { row } = await lockPayout(queries, payoutId);
  if (row.state !== state) throw new Unfit(`Here the payout is ${row.state}: an operator settled it by hand.`);
}
