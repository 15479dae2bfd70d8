import type { Database } from '../../../db/database.ts';
import { isConnectionError } from '../../../errors/isConnectionError.ts';
import { invalid, ProblemError } from '../../../errors/ProblemError.ts';
import type { CommitPart } from '../../platform/audit/auditFirst.ts';
import { bisect } from '../../platform/shared/bisect.ts';
import { CLAIMS } from '../../platform/shared/claimsNetwork.ts';
import { checkReport } from '../reports/checkReport.ts';
import type { ReportOutcome } from '../reports/OrderReport.ts';
import type { ReportAdapter, SentReport } from '../reports/ReportAdapter.ts';
import { refusedValue } from '../reports/refusedValue.ts';
import { toReadBody } from '../reports/reportBodies.ts';
import { applyReports } from './applyReports.ts';
import type { ReadReport } from './ReadReport.ts';
import { recountBound } from './recountClaimed.ts';

/** As many are applied in one transaction at most: each locks an order and a wallet. */
export const MOST_AT_ONCE = 200;

/**
 * Reads a body as a report of its network.
 * @throws ProblemError tooLarge, invalid for a body that is no report and for values that no network can mean
 */
export function readReport(sent: SentReport, adapter: ReportAdapter, now: Date): ReadReport {
  if (sent.network === CLAIMS) throw invalid('Claims are reported by the shop itself.');
  const body = toReadBody(sent, adapter);
  const report = adapter.read(sent);
  checkReport(report, now);
  return { report, body };
}

/**
 * Receives the reports of a network, each once, and stores them as they were sent. Returns after the commit, for each body its
 * outcome or why it was refused, in the order given: a bad one stops no other.
 * @param commit commits a group; by default in a transaction of its own
 * @throws what is not the fault of a body: then none, some or all were received, and they can be sent again
 */
export async function receiveBodies(
  { orm }: Pick<Database, 'orm'>,
  bodies: readonly SentReport[],
  adapter: ReportAdapter,
  now = new Date(),
  commit: CommitPart = (work) => orm.transaction(work, { keepsStatements: true }),
): Promise<(ReportOutcome | ProblemError)[]> {
  const read = bodies.map((sent) => tryTo(() => readReport(sent, adapter, now)));
  const reports = read.flatMap((each) => (each instanceof ProblemError ? [] : each));
  const settled: PromiseSettledResult<ReportOutcome | ProblemError>[] = [];
  const bound = new Set<bigint>();
  const apply = (group: readonly ReadReport[]) =>
    commit(
      (queries) => applyReports(queries, group, now, bound),
      (made) => made.some((outcome) => outcome !== 'duplicate'),
    );
  for (let start = 0; start < reports.length; start += MOST_AT_ONCE) {
    settled.push(...(await bisect(reports.slice(start, start + MOST_AT_ONCE), apply, isConnectionError)));
  }
  await recountBound({ orm }, bound);
  const outcomes = new Map(
    settled.map((each, index) => {
      const value = each.status === 'fulfilled' ? each.value : refusedValue(each.reason);
      if (value === undefined) throw (each as PromiseRejectedResult).reason;
      return [reports[index], value];
    }),
  );
  return read.flatMap((each) => (each instanceof ProblemError ? each : (outcomes.get(each) ?? [])));
}

function tryTo<Result>(work: () => Result): Result | ProblemError {
  try {
    return work();
  } catch (error) {
    if (error instanceof ProblemError) return error;
    throw error;
  }
}
