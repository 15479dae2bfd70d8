import type { Database, Queries } from '../../../db/database.ts';
import { recordAudit } from './recordAudit.ts';

/** Runs a part of a change in a transaction of its own. `isChange`: whether a result of it changed something. */
export type CommitPart = <Result>(
  work: (queries: Queries) => Promise<Result>,
  isChange: (result: Result) => boolean,
) => Promise<Result>;

/**
 * For a change of many transactions: one row in the audit log about what was asked, in the first of them that changes
 * something. So there is no change without its row, nor a row without a change (docs/decisions/052). The parts run one after
 * the other.
 */
export function auditFirst({ orm }: Pick<Database, 'orm'>, entry: Parameters<typeof recordAudit>[1]): CommitPart {
  let isRecorded = false;
  return async (work, isChange) => {
    const result = await orm.transaction(async (queries) => {
      const made = await work(queries);
      if (!isRecorded && isChange(made)) await recordAudit(queries, entry);
      return made;
    });
    isRecorded ||= isChange(result);
    return result;
  };
}
