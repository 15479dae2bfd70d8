import { createHash } from 'node:crypto';
import { and, count, eq } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { insertRows } from '../../../db/insertRows.ts';
import { reportBody } from '../../../db/schema/reportBody.ts';
import { tooLarge } from '../../../errors/ProblemError.ts';
import { canonicalAdapter, toCanonical } from './canonicalReport.ts';
import type { OrderReport } from './OrderReport.ts';
import type { ReportAdapter, SentReport } from './ReportAdapter.ts';

/** Networks send less than a kilobyte. */
const MAX_BYTES = 20_000;
/** A network that puts the time of sending into each body must not fill the disk. */
const MOST_BODIES = 10;

/** A body with what read it. */
export interface ReadBody {
  sent: SentReport;
  sha256: Buffer;
  adapter: Pick<ReportAdapter, 'name' | 'version'>;
}

/** @throws ProblemError tooLarge */
export function toReadBody(sent: SentReport, adapter: ReportAdapter): ReadBody {
  if (sent.body.length > MAX_BYTES) throw tooLarge('A report must not be larger than 20 kB.');
  return { sent, sha256: createHash('sha256').update(sent.body).digest(), adapter };
}

/** The body of a report that the shop made itself. */
export const ownBody = (report: OrderReport): ReadBody => toReadBody(toCanonical(report), canonicalAdapter);

interface SentBody {
  report: Pick<OrderReport, 'network' | 'eventId'>;
  body: ReadBody;
}

const toRow = ({ report: { network, eventId }, body: { sent, sha256 } }: SentBody, receivedAt: Date) => ({
  network,
  eventId,
  sha256,
  receivedAt,
  contentType: sent.contentType,
  body: sent.body,
});

/** Stores the bodies of new reports for ever. */
export async function saveBodies(queries: Queries, bodies: readonly SentBody[], at: Date): Promise<void> {
  if (bodies.length === 0) return;
  const rows = bodies.map((each) => ({ ...toRow(each, at), isConflict: false }));
  await insertRows(queries, reportBody, rows);
}

/** Stores another body of an event that was received before, once. */
export async function saveOtherBody(queries: Queries, other: SentBody, at: Date): Promise<void> {
  const { network, eventId } = other.report;
  const isOfEvent = and(eq(reportBody.network, network), eq(reportBody.eventId, eventId));
  const [stored] = await queries.select({ bodies: count() }).from(reportBody).where(isOfEvent);
  if ((stored?.bodies ?? 0) >= MOST_BODIES) return;
  await queries
    .insert(reportBody)
    .values({ ...toRow(other, at), isConflict: true })
    .onConflictDoNothing();
}
