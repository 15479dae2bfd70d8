import type { Page } from '@potli/api';
import type { AdminClaim, ClaimList } from '@potli/api/contract/adminClaims';
import { asc, desc, eq, inArray, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { dispute } from '../../../db/schema/dispute.ts';
import { member } from '../../../db/schema/member.ts';
import { toAccountName } from '../../members/identity/createMember.ts';
import { type PageRequest, toPage, windowOf } from '../../platform/shared/paging.ts';
import { readClaimedOrders } from '../review/readOpenReports.ts';
import type { AnswerRow, ClaimStatus } from './disputeRows.ts';
import { readAnswers } from './readAnswers.ts';
import { type LinkTo, namedDisputes, toDispute } from './readDisputes.ts';
import { readTicketNumber } from './ticketNumber.ts';

export interface ClaimQuery extends PageRequest {
  list: ClaimList;
  /** A ticket number or an e-mail address, in place of the list. */
  find?: string | undefined;
}

const oldestFirst = [asc(dispute.createdAt), asc(dispute.id)];
const newestFirst = [desc(dispute.createdAt), desc(dispute.id)];

/** The condition of the index of open claims. */
export const isOpenClaim = notInArray(dispute.status, ['APPROVED', 'REJECTED']);
/** Open claims of one status, by that index. */
export const inStatus = (status: ClaimStatus) => sql`${isOpenClaim} and ${dispute.status} = ${status}`;

/** A page of claims for who answers them. @param linkTo the address of a file by its name */
export async function readAdminClaims(
  queries: Queries,
  { list, find, ...page }: ClaimQuery,
  linkTo: LinkTo,
): Promise<Page<AdminClaim>> {
  const where = find ? found(queries, find) : await listed(queries, list);
  const orderBy = find || list === 'decided' ? newestFirst : oldestFirst;
  const { limit, offset } = windowOf(page);
  const rows = await namedDisputes(queries)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset);
  const [counted] = await queries
    .select({ count: sql`count(*)`.mapWith(Number) })
    .from(dispute)
    .where(where);
  return toPage(await toClaims(queries, rows, linkTo), counted?.count ?? 0, page);
}

/** One of them; undefined where there is none with this id. */
export async function readAdminClaim(queries: Queries, id: bigint, linkTo: LinkTo): Promise<AdminClaim | undefined> {
  const rows = await namedDisputes(queries).where(eq(dispute.id, id));
  const [claim] = await toClaims(queries, rows, linkTo);
  return claim;
}

function found(queries: Queries, text: string): SQL {
  const id = readTicketNumber(text);
  if (id !== undefined) return eq(dispute.id, id);
  const owner = queries
    .select({ id: member.id })
    .from(member)
    .where(eq(member.email, toAccountName(text)));
  return inArray(dispute.memberId, owner);
}

async function listed(queries: Queries, list: ClaimList): Promise<SQL | undefined> {
  if (list === 'decided') return inArray(dispute.status, ['APPROVED', 'REJECTED']);
  if (list === 'orders') {
    const waiting = await readClaimedOrders(queries);
    return inArray(dispute.id, [...new Set(waiting.map(({ claimId }) => claimId))]);
  }
  return list === 'open' ? isOpenClaim : inStatus(list);
}

type Rows = ReturnType<typeof namedDisputes>;

async function toClaims(queries: Queries, rows: Awaited<Rows>, linkTo: LinkTo): Promise<AdminClaim[]> {
  const ids = rows.map(({ row }) => row.id);
  const [answers, waiting] = [await readAnswers(queries, ids), await readClaimedOrders(queries, ids)];
  return rows.map(({ row, name, email }) => {
    const given = answers.get(row.id) ?? [];
    const claim = toDispute(row, { name, answers: given }, linkTo);
    return {
      ...claim,
      member: { id: String(row.memberId), email },
      answers: claim.answers.map((answer, at) => ({ ...answer, who: whoOf(given[at]) })),
      reportedAs:
        row.reportedNetwork === null || row.reportedOrderId === null
          ? null
          : { network: row.reportedNetwork, orderId: row.reportedOrderId },
      waitingOrders: waiting
        .filter(({ claimId }) => claimId === row.id)
        .map(({ network, orderId, receivedAt }) => ({ network, orderId, receivedAt: receivedAt.toISOString() })),
    };
  });
}

const whoOf = (answer: AnswerRow | undefined) => answer?.who ?? null;
