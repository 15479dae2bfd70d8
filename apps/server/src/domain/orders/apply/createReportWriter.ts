import type { Database } from '../../../db/database.ts';
import { isConnectionError, tookTooLong } from '../../../errors/isConnectionError.ts';
import type { ProblemError } from '../../../errors/ProblemError.ts';
import { createGroupCommit, type RowWriter } from '../../platform/shared/groupCommit.ts';
import type { ReportOutcome } from '../reports/OrderReport.ts';
import { refusedValue } from '../reports/refusedValue.ts';
import { applyReports } from './applyReports.ts';
import type { ReadReport } from './ReadReport.ts';
import { MOST_AT_ONCE } from './receiveBodies.ts';
import { recountBound } from './recountClaimed.ts';

/** Applies reports that arrive one by one. */
export type ReportWriter = RowWriter<ReadReport, ReportOutcome | ProblemError>;

/** Reports are small, but their bodies are not bounded by a page: at most 20 MB wait. */
const MAX_WAITING = 1_000;
/** A locked wallet delays a group no longer than this: then its other reports are written without the blocked one. */
const GROUP_LOCK_MS = 250;

/** Applies reports; those that arrive together are applied together. */
export function createReportWriter({ orm }: Pick<Database, 'orm'>): ReportWriter {
  async function write(group: readonly ReadReport[]) {
    const bound = new Set<bigint>();
    const outcomes = await orm.transaction((queries) => applyReports(queries, group, new Date(), bound), {
      keepsStatements: true,
      lockTimeoutMs: group.length > 1 ? GROUP_LOCK_MS : undefined,
    });
    await recountBound({ orm }, bound);
    return outcomes;
  }
  const writer = createGroupCommit({
    write,
    isTransient: (error) => isConnectionError(error) && !tookTooLong(error),
    maxBatch: MOST_AT_ONCE,
    maxWaiting: MAX_WAITING,
  });
  const orRefused = (error: unknown) => {
    const problem = refusedValue(error);
    if (problem === undefined) throw error;
    return problem;
  };
  return { ...writer, add: (read) => writer.add(read).catch(orRefused) };
}
