import type { Page } from '@potli/api';
import type { AdminPayout, PayoutList } from '@potli/api/contract/adminPayouts';
import { toRupees } from '@potli/api/units/money';
import { isUuid } from '@potli/api/units/uuid';
import { asc, desc, eq, getTableColumns, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { bankAccount } from '../../../db/schema/bankAccount.ts';
import { member } from '../../../db/schema/member.ts';
import { payout } from '../../../db/schema/payout.ts';
import { openDetails } from '../../members/bank/bankAccountRows.ts';
import { maskTarget } from '../../members/bank/describeTarget.ts';
import { toAccountName } from '../../members/identity/createMember.ts';
import type { Sealer } from '../../platform/sealing/createSealer.ts';
import { type PageRequest, toPage, windowOf } from '../../platform/shared/paging.ts';
import { withheldPaise } from '../transfers/withheldPaise.ts';

export interface PayoutQuery extends PageRequest {
  list: PayoutList;
  /** An id, a UTR or an e-mail address, in place of the list. */
  find?: string | undefined;
}

/** The words of the partial index of open payouts. */
const isOpen = sql`${payout.state} in ('reserved', 'submitted', 'review')`;
const isSettled = sql`${payout.settledAt} is not null`;

/** What is in each list. */
export const payoutsOf: Record<PayoutList, SQL> = {
  open: isOpen,
  review: sql`${isOpen} and ${payout.state} = 'review'`,
  sent: sql`${isSettled} and ${payout.state} in ('sent', 'returned')`,
  failed: sql`${isSettled} and ${payout.state} = 'failed'`,
};

const oldestFirst = [asc(payout.id)];
const newestFirst = [desc(payout.settledAt), desc(payout.id)];

/** A page of payouts for who looks after payments. */
export async function readAdminPayouts(
  queries: Queries,
  sealer: Sealer,
  { list, find, ...page }: PayoutQuery,
): Promise<Page<AdminPayout>> {
  const where = find ? found(queries, find) : payoutsOf[list];
  const isByAge = !find && (list === 'open' || list === 'review');
  const { limit, offset } = windowOf(page);
  const rows = await read(queries)
    .where(where)
    .orderBy(...(find ? [desc(payout.id)] : isByAge ? oldestFirst : newestFirst))
    .limit(limit)
    .offset(offset);
  const [counted] = await queries
    .select({ count: sql`count(*)`.mapWith(Number) })
    .from(payout)
    .where(where);
  return toPage(
    rows.map((row) => toAdminPayout(row, sealer)),
    counted?.count ?? 0,
    page,
  );
}

/** One of them; undefined where there is none of this id. */
export async function readAdminPayout(queries: Queries, sealer: Sealer, id: string): Promise<AdminPayout | undefined> {
  const [row] = isUuid(id) ? await read(queries).where(eq(payout.id, id)) : [];
  return row && toAdminPayout(row, sealer);
}

function found(queries: Queries, text: string): SQL | undefined {
  if (isUuid(text.toLowerCase())) return eq(payout.id, text.toLowerCase());
  const owner = queries
    .select({ id: member.id })
    .from(member)
    .where(eq(member.email, toAccountName(text)));
  return or(inArray(payout.memberId, owner), eq(payout.utr, text), eq(payout.utr, text.toUpperCase()));
}

const read = (queries: Queries) =>
  queries
    .select({
      row: getTableColumns(payout),
      email: member.email,
      withheldPaise,
      details: { id: bankAccount.id, sealed: bankAccount.sealed },
    })
    .from(payout)
    .innerJoin(member, eq(member.id, payout.memberId))
    .leftJoin(bankAccount, eq(bankAccount.id, payout.bankAccountId));

type Read = Awaited<ReturnType<typeof read>>[number];

/** Details that no key opens must not hide the payouts beside them. */
function targetOf(sealer: Sealer, details: NonNullable<Read['details']>): string | null {
  try {
    return maskTarget(openDetails(sealer, details));
  } catch {
    return null;
  }
}

const inIso = (time: Date | null) => time?.toISOString() ?? null;

function toAdminPayout({ row, email, details, ...tax }: Read, sealer: Sealer): AdminPayout {
  const { id, mode, state, attempts, utr, failureReason } = row;
  return {
    id,
    member: { id: String(row.memberId), email },
    amount: toRupees(row.amountPaise),
    withheld: toRupees(tax.withheldPaise),
    mode,
    target: details && targetOf(sealer, details),
    state,
    attempts,
    createdAt: row.createdAt.toISOString(),
    submittedAt: inIso(row.submittedAt),
    settledAt: inIso(row.settledAt),
    returnedAt: inIso(row.returnedAt),
    utr,
    failureReason,
  };
}
