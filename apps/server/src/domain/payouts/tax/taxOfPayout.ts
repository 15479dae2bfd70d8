import { and, eq, notInArray, sql } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { account, entry, journal } from '../../../db/schema/ledger.ts';
import { payout } from '../../../db/schema/payout.ts';
import { shopOrder } from '../../../db/schema/shopOrder.ts';
import { payoutTax } from '../../../db/schema/tax.ts';
import { isCausedBy } from '../../ledger/journals/journalKinds.ts';
import { owedBy, payoutSpans } from '../../ledger/journals/payoutSpans.ts';
import { least } from '../../platform/shared/least.ts';
import { yearOf } from './financialYear.ts';
import { findPan } from './panRows.ts';
import { findTaxRule, rateWithoutPan, type TaxRule } from './taxRules.ts';

/** What is to be withheld from a payout. */
export type PayoutTax = Omit<typeof payoutTax.$inferSelect, 'payoutId'>;

interface Planned {
  memberId: bigint;
  at: Date;
  /** The most that may be withheld: something must be left for the bank. */
  mostPaise: bigint;
}

/**
 * The tax of what a payout would take now, at the rate for a member who has a PAN on file now, or has none; undefined where no rule
 * has begun. To be read under the lock of the wallet, before the payout is posted.
 */
export async function taxOfPayout(
  queries: Queries,
  { memberId, at, mostPaise }: Planned,
): Promise<PayoutTax | undefined> {
  const rule = await findTaxRule(queries, at);
  if (!rule) return undefined;
  const year = yearOf(at);
  const pan = await findPan(queries, memberId);
  const rateBp = pan ? rule.rateBp : rateWithoutPan(rule);
  const basePaise = await readBase(queries, memberId, rule);
  const before = await readYear(queries, memberId, year);
  const yearPaise = before.basePaise + basePaise;
  const untaxedPaise = yearPaise > rule.thresholdPaise ? yearPaise - before.taxedPaise : 0n;
  const tax = taxOf({ untaxedPaise, rateBp: BigInt(rateBp), mostPaise });
  return { ruleId: rule.id, year, rateBp, panId: pan?.id ?? null, basePaise, ...tax };
}

const WHOLE_BP = 10_000n;

/**
 * Whole paise of tax, and the least income of which it is the tax: what a fraction of a paisa, or the most that may be
 * withheld, leaves over is taxed with the next payout, at the rate of that one.
 */
export function taxOf(due: { untaxedPaise: bigint; rateBp: bigint; mostPaise: bigint }) {
  const { untaxedPaise, rateBp, mostPaise } = due;
  const wholePaise = untaxedPaise > 0n ? (untaxedPaise * rateBp) / WHOLE_BP : 0n;
  const taxPaise = least(wholePaise, mostPaise);
  if (taxPaise === 0n) return { taxPaise, taxedPaise: 0n };
  return { taxPaise, taxedPaise: (taxPaise * WHOLE_BP + rateBp - 1n) / rateBp };
}

/** What the member would be paid of the rule's kinds of income, in paise. */
async function readBase(queries: Queries, memberId: bigint, { kinds }: TaxRule): Promise<bigint> {
  const { rows } = await queries.execute<{ paise: string }>(sql`
    with recursive ${payoutSpans({ memberId })}
    select coalesce(sum(${owedBy(sql`${account.kind}`, sql`${entry.amount}`)}), 0) as paise
    from span
    join ${journal} as posted on posted.member_id = ${memberId} and posted.seq > span.begins and posted.seq < span.ends
      -- other journals move money that was earned
      and posted.order_id is not null
    join ${entry} on ${entry.journalId} = posted.id
    join ${account} on ${account.id} = ${entry.accountId} and ${account.memberId} = ${memberId}
      and ${account.kind} in ('APPROVED', 'DEBT')
    left join ${shopOrder} as placed on placed.id = posted.order_id and ${isCausedBy('order', sql`posted.kind`)}
    where coalesce(placed.income_kind, 'REFERRAL') = any(${sql.param([...kinds])}::text[])`);
  return BigInt(rows[0]?.paise ?? 0);
}

/** Sums of the year's payouts that a bank has, or may have. */
async function readYear(queries: Queries, memberId: bigint, year: number) {
  const [sums] = await queries
    .select({
      base: sql<string>`coalesce(sum(${payoutTax.basePaise}), 0)`,
      taxed: sql<string>`coalesce(sum(${payoutTax.taxedPaise}), 0)`,
    })
    .from(payout)
    .innerJoin(payoutTax, eq(payoutTax.payoutId, payout.id))
    .where(
      and(eq(payout.memberId, memberId), eq(payoutTax.year, year), notInArray(payout.state, ['failed', 'returned'])),
    );
  return { basePaise: BigInt(sums?.base ?? 0), taxedPaise: BigInt(sums?.taxed ?? 0) };
}
