import { toRupees } from '@potli/api/units/money';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { Database, Queries } from '../../../db/database.ts';
import { providerSettlementLine } from '../../../db/schema/providerSettlement.ts';
import { OperatorError } from '../../../errors/OperatorError.ts';
import { recordAudit } from '../../platform/audit/recordAudit.ts';
import type { ProviderLine, SettlementProvider } from './bookProviderSettlement.ts';

interface Closing extends Pick<ProviderLine, 'kind' | 'eventId'> {
  provider: SettlementProvider;
  reason: string;
  who: string;
  now: Date;
}

/**
 * Says of a line that waits that no order of gift cards explains it, and why: it is listed no more, and no file books it. It stays in no
 * journal, so that what it moved at the bank is booked where the reason says (docs/payments.md#settlements).
 * @throws OperatorError where there is no such line, or it is booked or closed
 */
export async function closeProviderLine(
  { orm }: Pick<Database, 'orm'>,
  { provider, kind, eventId, reason, who, now }: Closing,
): Promise<void> {
  const table = providerSettlementLine;
  const isMeant = and(eq(table.provider, provider), eq(table.kind, kind), eq(table.eventId, eventId));
  await orm.transaction(async (queries) => {
    const [line] = await queries.select().from(table).where(isMeant).for('update');
    if (!line) throw new OperatorError(`No file of ${provider} has a ${kind.toLowerCase()} ${eventId}.`);
    if (line.giftCardOrderId !== null) throw new OperatorError(`The line of ${eventId} is in the books already.`);
    if (line.closedAt !== null) throw new OperatorError(`The line of ${eventId} is closed already.`);
    await queries.update(table).set({ closedAt: now, closedReason: reason }).where(eq(table.id, line.id));
    const change = { before: { state: 'waiting' }, after: { state: 'closed', reason, paise: Number(line.paidPaise) } };
    await recordAudit(queries, {
      who,
      action: 'payments close',
      object: `settlement line ${provider} ${kind} ${eventId}`,
      ...change,
    });
  });
}

/** A line that a person has closed; rupees. */
export interface ClosedLine {
  provider: SettlementProvider;
  kind: ProviderLine['kind'];
  eventId: string;
  settlement: string;
  paid: number;
  settledAt: string;
  reason: string;
}

/** Lines that are in no journal for a reason, the last closed first: what books outside of the shop have to have. */
export async function readClosedLines(queries: Queries): Promise<ClosedLine[]> {
  const table = providerSettlementLine;
  const rows = await queries
    .select()
    .from(table)
    .where(isNotNull(table.closedAt))
    .orderBy(desc(table.closedAt), desc(table.id));
  return rows.map(({ provider, kind, eventId, settlement, paidPaise, settledAt, closedReason }) => ({
    provider,
    kind,
    eventId,
    settlement,
    paid: toRupees(paidPaise),
    settledAt: settledAt.toISOString(),
    reason: closedReason ?? '',
  }));
}
