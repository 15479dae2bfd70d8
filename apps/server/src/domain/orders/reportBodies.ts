import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../db/database.ts';
import { reportBody } from '../../db/schema/reportBody.ts';
import { tooLarge } from '../../errors/ProblemError.ts';
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

/** The body of a report that nobody sent, because the shop made it itself. */
export const ownBody = (report: OrderReport): ReadBody => toReadBody(toCanonical(report), canonicalAdapter);

interface KeptBody {
  body: ReadBody;
  /** Another body of an event that was received before. */
  isConflict: boolean;
  at: Date;
}

/** Keeps a body of an event for ever, once. */
export async function keepBody(
  queries: Queries,
  { network, eventId }: OrderReport,
  { body: { sent, sha256 }, isConflict, at }: KeptBody,
): Promise<void> {
  await queries.execute(sql`
    insert into ${reportBody} (network, event_id, sha256, content_type, body, received_at, is_conflict)
    select ${network}, ${eventId}, ${sha256}, ${sent.contentType}, ${sent.body}, ${at.toISOString()}::timestamptz, ${isConflict}
    where (select count(*) from ${reportBody} where network = ${network} and event_id = ${eventId}) < ${MOST_BODIES}
    on conflict do nothing`);
}
