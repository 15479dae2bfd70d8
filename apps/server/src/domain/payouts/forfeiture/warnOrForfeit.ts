import { eq } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { member } from '../../../db/schema/member.ts';
import { emptyBalances } from '../../ledger/journals/accounts.ts';
import { lockWallets } from '../../ledger/journals/lockWallets.ts';
import { forfeitApproved, hasPayout } from './forfeitApproved.ts';
import { nextStage, type Stage } from './nextStage.ts';
import { findLastForfeiture, readNotices, writeNotice } from './noticeRows.ts';

/**
 * Warns a member who does not log in, or forfeits what is Approved, if that is due. Part of the caller's transaction. The
 * member's row is locked before the wallet, as elsewhere; a login that writes it at this moment wins.
 * @returns the stage of the notice; undefined where nothing was due
 */
export async function warnOrForfeit(queries: Queries, memberId: bigint, at: Date): Promise<Stage | undefined> {
  const { lastSeenAt, suspendedAt } = member;
  const [idle] = await queries
    .select({ lastSeenAt, suspendedAt })
    .from(member)
    .where(eq(member.id, memberId))
    .for('no key update', { skipLocked: true });
  // a suspended member cannot log in to save the money
  if (!idle || idle.suspendedAt) return undefined;
  const balances = (await lockWallets(queries, [memberId])).get(memberId) ?? emptyBalances();
  const { APPROVED: approvedPaise } = balances;
  if (approvedPaise === 0n || (await hasPayout(queries, memberId, balances))) return undefined;
  const inactiveSince = laterOf(idle.lastSeenAt, await findLastForfeiture(queries, memberId));
  const notices = await readNotices(queries, memberId, inactiveSince);
  const next = nextStage(inactiveSince, notices, at);
  if (!next) return undefined;
  const notice = { ...next, memberId, inactiveSince, approvedPaise, breach: null, createdAt: at };
  if (next.stage !== 'FORFEITED') {
    await writeNotice(queries, notice);
    return next.stage;
  }
  const journalKey = await forfeitApproved(queries, { memberId, balances, inactiveSince, at });
  await writeNotice(queries, notice, journalKey);
  return next.stage;
}

const laterOf = (one: Date, other: Date | undefined) => (other && other > one ? other : one);
