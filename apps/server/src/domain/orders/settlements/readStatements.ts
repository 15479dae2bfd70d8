import type { Page, RequestOf } from '@potli/api';
import type { BookedStatement, listSettlements } from '@potli/api/contract/adminSettlements';
import { toRupees } from '@potli/api/units/money';
import { and, count, desc, eq, min, type SQL, sql, sum } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { settlementLine } from '../../../db/schema/shopBook.ts';
import { notFound } from '../../../errors/ProblemError.ts';
import { toPage, windowOf } from '../../platform/shared/paging.ts';
import { findName } from '../review/findNames.ts';

const { network, statement, networkOrderId, settledAt, receivedAt, invoice, paidPaise, tdsPaise, withdraws, id } =
  settlementLine;

/** Of lines that were booked; the others take one of them back. */
const isLine = sql`${withdraws} is null`;

/** Statements, each with what its lines come to. */
const statements = (queries: Queries, where: SQL | undefined) =>
  queries
    .select({
      network,
      statement,
      settledAt: sql`min(${settledAt}) filter (where ${isLine})`.mapWith(settledAt),
      receivedAt: sql`min(${receivedAt}) filter (where ${isLine})`.mapWith(receivedAt),
      invoice: sql<string | null>`max(${invoice})`,
      lines: sql`count(*) filter (where ${isLine})`.mapWith(Number),
      withdrawn: count(withdraws),
      paid: sum(paidPaise).mapWith(BigInt),
      tds: sum(tdsPaise).mapWith(BigInt),
    })
    .from(settlementLine)
    .where(where)
    .groupBy(network, statement)
    .orderBy(desc(min(id)));

type Row = Awaited<ReturnType<typeof statements>>[number];

/** A page of the statements that were booked, the last one first. */
export async function readStatements(
  queries: Queries,
  { network: of, ...page }: RequestOf<typeof listSettlements>['query'],
): Promise<Page<BookedStatement>> {
  const where = of === undefined ? undefined : eq(network, of);
  const { limit, offset } = windowOf(page);
  const [rows, [counted]] = await Promise.all([
    statements(queries, where).limit(limit).offset(offset),
    queries
      .select({ count: sql`count(distinct (${network}, ${statement}))`.mapWith(Number) })
      .from(settlementLine)
      .where(where),
  ]);
  return toPage(rows.map(toStatement), counted?.count ?? 0, page);
}

/**
 * A statement that was booked.
 * @param asked with the number of an order: one that it has lines of
 * @throws ProblemError notFound
 */
export async function findStatement(
  queries: Queries,
  { network: of, statement: name, orderId }: { network: string; statement: string; orderId?: string | undefined },
): Promise<BookedStatement> {
  const where = and(eq(network, of), eq(statement, name));
  const [row] = await statements(queries, where);
  if (!row) throw notFound(`There is no statement "${name}" of ${of}.`);
  if (orderId !== undefined && !(await hasOrder(queries, where, { of, orderId })))
    throw notFound(`Statement "${name}" of ${of} has no line of order ${orderId}.`);
  return toStatement(row);
}

async function hasOrder(
  queries: Queries,
  where: SQL | undefined,
  { of, orderId }: { of: string; orderId: string },
): Promise<boolean> {
  const named = (await findName(queries, of, orderId)) ?? orderId;
  const isOrder = sql`${networkOrderId} in (${named}, ${orderId})`;
  const [line] = await queries.select({ id }).from(settlementLine).where(and(where, isOrder)).limit(1);
  return line !== undefined;
}

const toStatement = ({ settledAt: settled, receivedAt: received, paid, tds, ...row }: Row): BookedStatement => ({
  ...row,
  settledAt: settled.toISOString(),
  receivedAt: received.toISOString(),
  paid: toRupees(paid),
  tds: toRupees(tds),
});
