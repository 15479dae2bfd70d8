import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Queries } from '../../db/database.ts';
import { bankAccount } from '../../db/schema/bankAccount.ts';
import { bankAccountStop } from '../../db/schema/bankAccountStop.ts';
import { member } from '../../db/schema/member.ts';
import type { HoldReason } from './payoutHold.ts';

/** A version of a member's bank account, with the data that decides whether payouts wait. */
export type LiveVersion = typeof bankAccount.$inferSelect & {
  /** When a version of this member was last stopped by the mailed link. */
  lastStoppedAt: Date | null;
  /** When the member's address was verified; null: not yet. */
  emailVerifiedAt: Date | null;
};

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

const HOUR_MS = 60 * 60 * 1_000;
const DAY_MS = 24 * HOUR_MS;

/** Payouts wait until then, and why. */
export interface Hold {
  until: Date;
  /** `stopped`: a change was stopped by the mailed link, and the version before it is valid again. */
  reason: HoldReason | 'stopped';
}

type Version = Pick<
  LiveVersion,
  'version' | 'addedAt' | 'held' | 'holdHours' | 'holdReason' | 'lastStoppedAt' | 'emailVerifiedAt'
>;

/** How long payouts wait after this version was saved; null where they never did. */
function holdOf({ version, addedAt, held, holdHours, holdReason, emailVerifiedAt }: Version): Hold | null {
  // from before there was a rule: a first version replaced none
  if (holdHours === null) {
    if (version === 1 && !held) return null;
    return { until: new Date(addedAt.getTime() + DAY_MS), reason: version === 1 ? 'first' : 'changed' };
  }
  if (holdHours === 0 || holdReason === null) return null;
  // whoever verifies the address can be another person than who saved the account
  const fromMs =
    holdReason === 'unverified' ? Math.max(addedAt.getTime(), emailVerifiedAt?.getTime() ?? 0) : addedAt.getTime();
  return { until: new Date(fromMs + holdHours * HOUR_MS), reason: holdReason };
}

/** Until when payouts wait after a change to this version, or back to it; null where they do not wait. */
export function holdAfter(row: Version, nowMs: number): Hold | null {
  const stop: Hold | null = row.lastStoppedAt && {
    until: new Date(row.lastStoppedAt.getTime() + DAY_MS),
    reason: 'stopped',
  };
  const [last] = [holdOf(row), stop]
    .filter((hold) => hold !== null)
    .filter(({ until }) => until.getTime() > nowMs)
    .toSorted((one, other) => other.until.getTime() - one.until.getTime());
  return last ?? null;
}
