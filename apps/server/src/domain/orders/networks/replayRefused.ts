import type { Database, Queries } from '../../../db/database.ts';
import { OperatorError } from '../../../errors/OperatorError.ts';
import { ProblemError } from '../../../errors/ProblemError.ts';
import type { Operator } from '../../platform/audit/Operator.ts';
import { recordAudit } from '../../platform/audit/recordAudit.ts';
import { lockRefused, readRefusedIds, resolveRefused } from '../../platform/refused/refusedBodies.ts';
import { refusedName } from '../../platform/refused/refusedName.ts';
import { applyReports } from '../apply/applyReports.ts';
import { readReport } from '../apply/receiveBodies.ts';
import type { FindAdapter } from '../reports/ReportAdapter.ts';
import type { Replay } from '../review/replayReports.ts';
import { postbackAdapterOf } from './createPostbackService.ts';

interface RefusedReplayOptions {
  /** This body only. */
  only?: bigint | undefined;
  /** Another adapter than the one that refused it, by name. */
  adapterName?: string | undefined;
  now?: Date;
  by: Operator;
}

/**
 * Reads all refused bodies of networks again, as their adapters read today, and applies what they understand, oldest first,
 * each by itself. Those of a bank are not read again: the shop asks the bank what became of each payout.
 */
export async function replayRefused(
  { orm }: Pick<Database, 'orm'>,
  findAdapter: FindAdapter,
  { only, adapterName, now = new Date(), by }: RefusedReplayOptions,
): Promise<Replay> {
  const replay: Replay = { applied: 0, waiting: 0, failed: [] };
  for (const { id, network } of await readRefusedIds(orm, { door: 'network', only })) {
    try {
      const counts = await orm.transaction((queries) =>
        replayRefusedBody(queries, findAdapter, { id, adapterName, now, by }),
      );
      if (counts) replay.applied += 1;
      else replay.waiting += 1;
    } catch (error) {
      replay.failed.push({ network, eventId: refusedName(id), error });
    }
  }
  return replay;
}

interface One extends Pick<RefusedReplayOptions, 'adapterName' | 'by'> {
  id: bigint;
  now: Date;
}

/**
 * Reads one refused body again and applies it. Part of the caller's transaction.
 * @returns whether the report counts now; it may also wait for its click, as a report
 * @throws ProblemError, OperatorError with why it cannot be read or applied; then nothing has changed
 */
export async function replayRefusedBody(queries: Queries, findAdapter: FindAdapter, one: One): Promise<boolean> {
  const { id, now, by } = one;
  const row = await lockRefused(queries, id);
  // somebody else was quicker
  if (!row) return true;
  const name = one.adapterName ?? row.adapter;
  const adapter = findAdapter(name) ?? findAdapter(postbackAdapterOf(name));
  if (!adapter) throw new OperatorError(`There is no adapter "${name}".`);
  const { network, contentType, body, byteCount } = row;
  if (byteCount > body.length) {
    throw new OperatorError(`Only the first ${body.length} of its ${byteCount} bytes were kept.`);
  }
  const sent = { network, contentType, body };
  const reports = (adapter.split?.(sent) ?? [sent]).map((report) => readReport(report, adapter, now));
  const outcomes = await applyReports(queries, reports, now);
  const problem = outcomes.find((each) => each instanceof ProblemError);
  if (problem) throw problem;
  await resolveRefused(queries, id, 'applied', now);
  const change = { before: { state: row.state }, after: { outcome: outcomes.join(', ') } };
  await recordAudit(queries, {
    ...by,
    object: `report ${network} ${refusedName(id)}`,
    ...change,
  });
  return outcomes.every((outcome) => outcome !== 'parked' && outcome !== 'conflict');
}
