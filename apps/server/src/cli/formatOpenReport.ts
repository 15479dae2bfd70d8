import type { OpenReport } from '../domain/orders/review/readOpenReports.ts';
import type { RefusedRow } from '../domain/platform/refused/refusedBodies.ts';
import { refusedName } from '../domain/platform/refused/refusedName.ts';

const PROBLEMS: Record<OpenReport['problem'], string> = {
  parked: 'waits: its click is unknown',
  conflict: 'contradicts its order or its network',
  otherBody: 'came before with another body',
  claimed: 'waits: it has the click of a granted claim',
  overruled: 'still counts, although the network itself says otherwise',
};

/** A report that waits, for an operator. */
export function formatOpenReport({
  network,
  eventId,
  orderId,
  clickId,
  claimId,
  problem,
  receivedAt,
  body,
}: OpenReport): string {
  const head = `${receivedAt.toISOString()}  ${network} ${eventId}: ${PROBLEMS[problem]}`;
  const advice =
    claimId === null ? '' : `\n  decide: potli claims order ${claimId} ${network} ${orderId} --is claimed|another`;
  return `${head}\n  order ${orderId}, click ${clickId ?? 'none'}${advice}\n  ${body ?? 'no body was kept'}`;
}

/** A refused body, for programs. */
export const toRefusedReport = ({
  id,
  door,
  network,
  adapter,
  reason,
  times,
  firstAt,
  lastAt,
  ...row
}: RefusedRow) => ({
  network,
  eventId: refusedName(id),
  problem: 'refused',
  door,
  adapter,
  reason,
  times,
  receivedAt: firstAt,
  lastAt,
  byteCount: row.byteCount,
  contentType: row.contentType,
  body: row.body.toString(),
});

const LONGEST_BEGINNING = 1_000;
/** A terminal obeys some of them. */
const CONTROLS = /\p{Cc}/gu;

/** The prefix for the sender of a body. */
const SENDERS = { network: '', bank: 'bank ', payment: 'payment provider ' } as const;

/** A refused body, for an operator: with its first part, which has the ids. */
export function formatRefused(refused: ReturnType<typeof toRefusedReport>): string {
  const { network, eventId, door, reason, times, receivedAt, lastAt, byteCount, contentType, body } = refused;
  const again = times === 1 ? '' : `, ${times} times, last ${lastAt.toISOString()}`;
  const sender = `${SENDERS[door]}${network}`;
  const beginning = body.slice(0, LONGEST_BEGINNING).replaceAll(CONTROLS, ' ');
  const rest = body.length > LONGEST_BEGINNING || byteCount > Buffer.byteLength(body) ? ' …' : '';
  return `${receivedAt.toISOString()}  ${sender} ${eventId}: refused${again}: ${reason}
  ${contentType || 'no content type'}, ${byteCount} bytes
  ${beginning}${rest}`;
}
