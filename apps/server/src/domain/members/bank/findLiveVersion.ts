import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { bankAccount } from '../../../db/schema/bankAccount.ts';
import { bankAccountStop } from '../../../db/schema/bankAccountStop.ts';
import { member } from '../../../db/schema/member.ts';

/** A version of a member's bank account, with the data that decides whether payouts wait. */
export type LiveVersion = typeof bankAccount.$inferSelect & {
  /** When a version of this member was last stopped by the mailed link. */
  lastStoppedAt: Date | null;
  /** When the member's address was verified; null: not yet. */
  emailVerifiedAt: Date | null;
};

/** Whether a member of the same statement has a valid version. */
export const hasLiveVersion = sql<boolean>`exists (
  select from ${bankAccount} left join ${bankAccountStop} on ${bankAccountStop.bankAccountId} = ${bankAccount.id}
  where ${bankAccount.memberId} = ${member.id} and ${bankAccountStop.stoppedAt} is null)`;

/** The valid version of a member's bank account: the last one that was not stopped. */
export async function findLiveVersion(queries: Queries, memberId: bigint): Promise<LiveVersion | undefined> {
  const [row] = await queries
    .select({ version: bankAccount, emailVerifiedAt: member.emailVerifiedAt })
    .from(bankAccount)
    .innerJoin(member, eq(member.id, bankAccount.memberId))
    .leftJoin(bankAccountStop, eq(bankAccountStop.bankAccountId, bankAccount.id))
    .where(and(eq(bankAccount.memberId, memberId), isNull(bankAccountStop.stoppedAt)))
    .orderBy(desc(bankAccount.version))
    .limit(1);
  if (!row) return undefined;
  const { version, emailVerifiedAt } = row;
  return { ...version, emailVerifiedAt, lastStoppedAt: await findLastStop(queries, memberId) };
}

async function findLastStop(queries: Queries, memberId: bigint): Promise<Date | null> {
  const [row] = await queries
    .select({ stoppedAt: sql`max(${bankAccountStop.stoppedAt})`.mapWith(bankAccountStop.stoppedAt) })
    .from(bankAccountStop)
    .innerJoin(bankAccount, eq(bankAccount.id, bankAccountStop.bankAccountId))
    .where(eq(bankAccount.memberId, memberId));
  return row?.stoppedAt ?? null;
}

/** Whether a version was stopped by the mailed link. */
export async function isStopped(queries: Queries, bankAccountId: string): Promise<boolean> {
  const stopped = await queries
    .select({ id: bankAccountStop.bankAccountId })
    .from(bankAccountStop)
    .where(and(eq(bankAccountStop.bankAccountId, bankAccountId), isNotNull(bankAccountStop.stoppedAt)));
  return stopped.length > 0;
}
