import type { ChangeResult } from '../../contract/adminChanges.ts';
import type { Desk, DeskChange } from './createDesk.ts';

/** What became of a change, with the version of its first row. */
export function toResult(desk: Desk, change: DeskChange): ChangeResult {
  const [{ kind, key }] = change.parts as [DeskChange['parts'][number]];
  const version = desk.rows.get(`${kind} ${key}`)?.version ?? 0;
  return {
    outcome: change.state === 'waiting' ? 'waiting' : 'applied',
    changeId: change.id,
    version,
    reasons: change.reasons,
  };
}
