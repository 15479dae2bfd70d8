import { and, eq, isNull, ne, or } from 'drizzle-orm';
import type { Database, Queries } from '../../../db/database.ts';
import { giftCardOrder } from '../../../db/schema/giftCardOrder.ts';
import { providerSettlementLine } from '../../../db/schema/providerSettlement.ts';
import { valueDateOf } from '../../ledger/books/closedMonths.ts';
import { postGiftCardBooks } from '../../ledger/books/postGiftCardBooks.ts';
import { auditFirst, type CommitPart } from '../../platform/audit/auditFirst.ts';
import { previewed } from '../../platform/audit/previewed.ts';
import type { recordAudit } from '../../platform/audit/recordAudit.ts';

type Row = typeof providerSettlementLine.$inferSelect;
export type SettlementProvider = Row['provider'];

/** An event of a provider's settlement file. Amounts in paise, `feePaise` with its tax. */
export type ProviderLine = Omit<
  Row,
  'id' | 'provider' | 'file' | 'receivedAt' | 'giftCardOrderId' | 'closedAt' | 'closedReason'
>;

/** Why a line is not in the books. */
export type WaitReason =
  | 'UNKNOWN_PAYMENT'
  | 'OTHER_AMOUNT'
  | 'NOT_REFUNDED'
  | 'REPAID'
  | 'SECOND'
  | 'NO_PAYMENT'
  | 'STATED_OTHERWISE';

export interface WaitingLine extends Pick<ProviderLine, 'kind' | 'eventId' | 'settlement' | 'paidPaise'> {
  reason: WaitReason;
}

export interface ProviderSettled {
  booked: number;
  /** Lines that were booked or closed before. */
  known: number;
  /** What the booked lines brought to the bank, and what of their amounts the provider kept; paise. */
  cashPaise: bigint;
  feePaise: bigint;
  /** Lines that a person has to look at. They are kept, and tried again with each file. */
  waiting: WaitingLine[];
}

interface Statement {
  provider: SettlementProvider;
  file: string;
  lines: readonly ProviderLine[];
}

interface BookOptions {
  now: Date;
  by: Pick<Parameters<typeof recordAudit>[1], 'who' | 'action'>;
  /** Answers what would be booked, and books nothing. */
  preview: boolean;
}

/**
 * Books what a provider says it paid out to the shop: one transaction for each of its transfers. An event counts once, whatever file has it, and
 * the same file again changes nothing. Lines that waited from earlier files are tried again.
 */
export async function bookProviderSettlement(
  database: Pick<Database, 'orm'>,
  { provider, file, lines }: Statement,
  { now, by, preview }: BookOptions,
): Promise<ProviderSettled> {
  const paise = lines.reduce((sum, { paidPaise }) => sum + paidPaise, 0n);
  const entry = {
    ...by,
    object: `settlement ${provider} ${file}`,
    after: { lines: lines.length, paise: Number(paise) },
  };
  const commit: CommitPart = preview ? previewed(database) : auditFirst(database, entry);
  const isChange = ({ booked, added }: Part) => booked + added > 0;
  const groups = [...Map.groupBy(lines, ({ settlement }) => settlement).values()];
  const parts: Part[] = [];
  for (const group of groups) {
    parts.push(await commit((queries) => bookGroup(queries, { provider, file, lines: group }, now), isChange));
  }
  const names = new Set(groups.flatMap((group) => group.map(keyOf)));
  parts.push(await commit((queries) => bookEarlier(queries, { provider, now, names }), isChange));
  return {
    booked: parts.reduce((sum, { booked }) => sum + booked, 0),
    known: parts.reduce((sum, { known }) => sum + known, 0),
    cashPaise: parts.reduce((sum, { cashPaise }) => sum + cashPaise, 0n),
    feePaise: parts.reduce((sum, { feePaise }) => sum + feePaise, 0n),
    waiting: parts.flatMap(({ waiting }) => waiting),
  };
}

type Part = ProviderSettled & { added: number };

const nothing = (): Part => ({ added: 0, booked: 0, known: 0, cashPaise: 0n, feePaise: 0n, waiting: [] });
const keyOf = ({ kind, eventId }: Pick<ProviderLine, 'kind' | 'eventId'>) => `${kind} ${eventId}`;

async function bookGroup(queries: Queries, { provider, file, lines }: Statement, now: Date): Promise<Part> {
  const part = nothing();
  for (const line of lines) {
    const [added] = await queries
      .insert(providerSettlementLine)
      .values({ ...line, provider, file, receivedAt: now })
      .onConflictDoNothing()
      .returning();
    if (added) part.added += 1;
    const row = added ?? (await readLine(queries, provider, line));
    if (!isSame(row, line)) part.waiting.push({ ...line, reason: 'STATED_OTHERWISE' });
    else if (row.giftCardOrderId === null && row.closedAt === null) await bookRow(queries, { row, now, part });
    else part.known += 1;
  }
  return part;
}

async function bookEarlier(
  queries: Queries,
  { provider, now, names }: { provider: SettlementProvider; now: Date; names: ReadonlySet<string> },
): Promise<Part> {
  const part = nothing();
  for (const row of await readWaiting(queries, provider)) {
    if (!names.has(keyOf(row))) await bookRow(queries, { row, now, part });
  }
  return part;
}

/** Lines that are in no journal, and that nobody has closed. */
export function readWaiting(queries: Queries, provider: SettlementProvider): Promise<Row[]> {
  const table = providerSettlementLine;
  return queries
    .select()
    .from(table)
    .where(and(eq(table.provider, provider), isNull(table.giftCardOrderId), isNull(table.closedAt)))
    .orderBy(table.id);
}

async function readLine(queries: Queries, provider: SettlementProvider, { kind, eventId }: ProviderLine): Promise<Row> {
  const table = providerSettlementLine;
  const [row] = await queries
    .select()
    .from(table)
    .where(and(eq(table.provider, provider), eq(table.kind, kind), eq(table.eventId, eventId)));
  if (!row) throw new Error('A line of a settlement is gone');
  return row;
}

const isSame = (row: Row, line: ProviderLine) =>
  (['amountPaise', 'feePaise', 'paidPaise', 'settlement'] as const).every((name) => row[name] === line[name]);

async function bookRow(queries: Queries, { row, now, part }: { row: Row; now: Date; part: Part }): Promise<void> {
  const found = await findOrder(queries, row);
  if (typeof found === 'string') {
    part.waiting.push({ ...row, reason: found });
    return;
  }
  const money = { orderId: found.id, at: now, paidPaise: row.amountPaise, feePaise: row.feePaise };
  const valueAt = await valueDateOf(queries, row.settledAt);
  if (row.kind === 'PAYMENT') {
    await postGiftCardBooks(queries, { ...money, valueAt, kind: 'GIFT_SETTLED', bookedFeePaise: found.feePaise ?? 0n });
  } else await postGiftCardBooks(queries, { ...money, valueAt, kind: 'GIFT_REFUND_SETTLED' });
  await queries
    .update(providerSettlementLine)
    .set({ giftCardOrderId: found.id })
    .where(eq(providerSettlementLine.id, row.id));
  part.booked += 1;
  part.cashPaise += row.paidPaise;
  part.feePaise += row.feePaise;
}

/** The order of a line, locked; or why it has none. */
async function findOrder(queries: Queries, row: Row): Promise<typeof giftCardOrder.$inferSelect | WaitReason> {
  if (row.kind === 'OTHER') return 'NO_PAYMENT';
  const [order] = await queries
    .select()
    .from(giftCardOrder)
    .where(
      and(
        eq(giftCardOrder.provider, row.provider),
        or(
          and(ne(giftCardOrder.paymentId, ''), eq(giftCardOrder.paymentId, row.paymentId)),
          row.kind === 'REFUND' ? eq(giftCardOrder.providerOrderId, row.providerOrderId) : undefined,
        ),
      ),
    )
    .for('update');
  if (!order || order.paymentId === null) return 'UNKNOWN_PAYMENT';
  // a refund of another payment of the same order
  if (row.paymentId !== '' && row.paymentId !== order.paymentId) return 'UNKNOWN_PAYMENT';
  if (row.amountPaise !== order.paymentPaise) return 'OTHER_AMOUNT';
  if (row.kind === 'REFUND' && order.refundStartedAt === null) return 'NOT_REFUNDED';
  // the buyer has the money twice
  if (row.kind === 'REFUND' && order.repaidPaise !== null) return 'REPAID';
  const table = providerSettlementLine;
  const [second] = await queries
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.giftCardOrderId, order.id), eq(table.kind, row.kind)));
  return second ? 'SECOND' : order;
}
