import type { Database, Queries } from '../../../db/database.ts';
import { OperatorError } from '../../../errors/OperatorError.ts';
import { ProblemError } from '../../../errors/ProblemError.ts';
import { recordAudit } from '../../platform/audit/recordAudit.ts';
import { lockRefused, readRefused, resolveRefused } from '../../platform/refused/refusedBodies.ts';
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
  /** The operator, for a row of the audit log. */
  who: string;
}

/**
 * Reads all refused bodies of networks again, as their adapters read today, and applies what they understand, oldest first,
 * each by itself. Those of a bank are not read again: the shop asks the bank what became of each payout.
 */
export async function replayRefused(
  { orm }: Pick<Database, 'orm'>,
  findAdapter: FindAdapter,
  { only, adapterName, now = new Date(), who }: RefusedReplayOptions,
): Promise<Replay> {
  const waiting = (await readRefused(orm)).filter(({ id, door }) => door === 'network' && (only ?? id) === id);
  const replay: Replay = { applied: 0, waiting: 0, failed: [] };
  for (const { id, network } of waiting) {
    try {
      const counts = await orm.transaction((queries) => replayOne(queries, findAdapter, { id, adapterName, now, who }));
      if (counts) replay.applied += 1;
      else replay.waiting += 1;
    } catch (error) {
      replay.failed.push({ network, eventId: refusedName(id), error });
    }
  }
  return replay;
}

interface One extends Pick<RefusedReplayOptions, 'adapterName' | 'who'> {
  id: bigint;
  now: Date;
}

/** Whether the report counts now. It may also wait for its click, as a report. */
async function replayOne(queries: Queries, findAdapter: FindAdapter, one: One): Promise<boolean> {
  const { id, now, who } = one;
  const row = await lockRefused(queries, id);
  // another command was quicker
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
    who,
    action: 'postbacks replay',
    object: `report ${network} ${refusedName(id)}`,
    ...change,
  });
  return outcomes.every((outcome) => outcome !== 'parked' && outcome !== 'conflict');
}
