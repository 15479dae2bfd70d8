import { FIRST_WARNING_MONTHS } from '@potli/api/contract/policy';
import { and, asc, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import type { Database, Queries } from '../../../db/database.ts';
import { account } from '../../../db/schema/ledger.ts';
import { member } from '../../../db/schema/member.ts';
import type { Logger } from '../../../logging/logger.ts';
import { monthsLater } from './nextStage.ts';
import { warnOrForfeit } from './warnOrForfeit.ts';

interface ForfeitParts {
  database: Pick<Database, 'orm'>;
  log: Pick<Logger, 'error'>;
  now?: () => Date;
}

/** How many members a round met. */
export interface ForfeitCounts {
  warned: number;
  forfeited: number;
  /** An error came between; each is in the log. */
  failed: number;
}

const PAGE_SIZE = 100;

/**
 * Warns members who have not logged in for long and have approved money, and forfeits it after `FORFEIT_MONTHS`
 * (docs/product/money.md#forfeiture). One at a time, by member id; an error of one does not stop the others. Ends early where
 * the signal says so; right when it is done twice, also at the same time.
 */
export async function forfeitIdle(
  { database: { orm }, log, now = () => new Date() }: ForfeitParts,
  { signal }: { signal?: AbortSignal } = {},
): Promise<ForfeitCounts> {
  const counts: ForfeitCounts = { warned: 0, forfeited: 0, failed: 0 };
  const at = now();
  for (let page = await readIdle(orm, at, 0n); page.length > 0; page = await readIdle(orm, at, page.at(-1) ?? 0n)) {
    for (const memberId of page) {
      if (signal?.aborted) return counts;
      try {
        const stage = await orm.transaction((queries) => warnOrForfeit(queries, memberId, at));
        if (stage) counts[stage === 'FORFEITED' ? 'forfeited' : 'warned'] += 1;
      } catch (err) {
        counts.failed += 1;
        log.error({ member: String(memberId), err }, 'a member could not be warned of a forfeiture');
      }
    }
  }
  return counts;
}

/** Members with approved money and without a login for `FIRST_WARNING_MONTHS`, by id; approved money is found by its own index. */
async function readIdle(queries: Queries, at: Date, after: bigint): Promise<bigint[]> {
  const rows = await queries
    .select({ id: member.id })
    .from(account)
    .innerJoin(member, eq(member.id, account.memberId))
    .where(
      and(
        // the words of the partial index of money to pay
        sql`${account.kind} = 'APPROVED' and ${account.balance} > 0`,
        gt(account.memberId, after),
        lte(member.lastSeenAt, monthsLater(at, -FIRST_WARNING_MONTHS)),
        isNull(member.suspendedAt),
      ),
    )
    .orderBy(asc(account.memberId))
    .limit(PAGE_SIZE);
  return rows.map(({ id }) => id);
}
