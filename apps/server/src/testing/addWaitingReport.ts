import { randomUUID } from 'node:crypto';
import type { Database } from '../db/database.ts';
import { toCanonical } from '../domain/orders/reports/canonicalReport.ts';
import type { ReportKey } from '../domain/orders/reports/lockOrders.ts';
import { storeRefused } from '../domain/platform/refused/refusedBodies.ts';
import { refusedName } from '../domain/platform/refused/refusedName.ts';
import { receiveReport } from './receiveReport.ts';
import { addClick, sampleReport } from './sampleMoney.ts';

type Shop = Pick<Database, 'orm' | 'pool'>;
type MemberId = Parameters<typeof addClick>[1];

/** A report whose click is unknown, and a click to which it could belong. */
export async function addParkedReport(
  database: Shop,
  memberId: MemberId,
): Promise<{ key: ReportKey; orderId: string; clickId: string }> {
  const report = sampleReport({ orderId: `WAITING-${randomUUID()}`, clickId: randomUUID() });
  await receiveReport(database, report);
  const { network, eventId, orderId } = report;
  return { key: { network, eventId }, orderId, clickId: await addClick(database, memberId) };
}

/** A report that was refused, and can be read by now: it counts for a click of the member. */
export async function addRefusedReport(
  database: Shop,
  memberId: MemberId,
): Promise<{ key: ReportKey; orderId: string }> {
  const clickId = await addClick(database, memberId);
  const report = sampleReport({ orderId: `REFUSED-${randomUUID()}`, clickId });
  const { network, contentType, body } = toCanonical(report);
  const reason = 'The status "maybe" is unknown.';
  await storeRefused(database, { door: 'network', network, adapter: 'canonical', contentType, bytes: body, reason });
  const { rows } = await database.pool.query<{ id: string }>('select max(id)::text as id from refused_body');
  return { key: { network, eventId: refusedName(BigInt(rows[0]?.id ?? 0)) }, orderId: report.orderId };
}
