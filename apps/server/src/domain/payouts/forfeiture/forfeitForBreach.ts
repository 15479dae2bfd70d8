import type { Breach } from '@potli/api/contract/adminMembers';
import { plainRupees } from '@potli/api/units/money';
import type { Queries } from '../../../db/database.ts';
import { conflict } from '../../../errors/ProblemError.ts';
import { emptyBalances } from '../../ledger/journals/accounts.ts';
import { lockWallets } from '../../ledger/journals/lockWallets.ts';
import { type AccountOperator, auditedBy, refuseUnlessOpen } from '../../members/identity/AccountOperator.ts';
import { lockAccount } from '../../members/identity/lockAccount.ts';
import { recordAudit } from '../../platform/audit/recordAudit.ts';
import { forfeitApproved, hasPayout } from './forfeitApproved.ts';
import { writeNotice } from './noticeRows.ts';

interface Asked {
  /** The address, or the id. */
  account: string | bigint;
  by: AccountOperator;
  breach: Breach;
  /** What the operator saw as Approved. Absent: nothing is changed. */
  paise?: bigint | undefined;
}

/**
 * Forfeits all that is Approved of a suspended member, and queues the mail about it (docs/decisions/192). Part of the caller's
 * transaction; locks the member and then the wallet, as elsewhere.
 * @returns what is, or was, forfeited, in paise
 * @throws ProblemError notFound; conflict for a member who is not suspended, whose money is on its way, or who has nothing or
 * another amount Approved; forbidden for an account that the operator may not change
 */
export async function forfeitForBreach(queries: Queries, { account, by, breach, paise }: Asked): Promise<bigint> {
  const found = await lockAccount(queries, account, 'no key update');
  refuseUnlessOpen(found, by);
  const { id: memberId, suspendedAt, lastSeenAt } = found;
  if (!suspendedAt) throw conflict('This member is not suspended: suspend first.');
  const balances = (await lockWallets(queries, [memberId])).get(memberId) ?? emptyBalances();
  if (await hasPayout(queries, memberId, balances))
    throw conflict('A payout of this member is on its way: wait until the bank has reported what became of it.');
  const { APPROVED: approvedPaise } = balances;
  if (approvedPaise === 0n) throw conflict('Nothing of this member is Approved.');
  if (paise === undefined) return approvedPaise;
  if (paise !== approvedPaise)
    throw conflict(`₹${plainRupees(approvedPaise)} of this member is Approved now, and not ₹${plainRupees(paise)}.`);
  const at = new Date();
  const journalKey = await forfeitApproved(queries, { memberId, balances, breach, at });
  const notice = { memberId, stage: 'FORFEITED', breach, approvedPaise, forfeitsAt: at, createdAt: at } as const;
  await writeNotice(queries, { ...notice, inactiveSince: lastSeenAt }, journalKey);
  await recordAudit(queries, {
    ...auditedBy(by),
    object: `member ${memberId}`,
    before: { approvedPaise: Number(approvedPaise) },
    after: { approvedPaise: 0, reason: breach },
  });
  return approvedPaise;
}
