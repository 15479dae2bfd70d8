import { createHash } from 'node:crypto';
import type { Change } from './Change.ts';

/** Accepted changes: name of story and mode -> digest of the picture that was accepted, or the word for its end. */
export type Approvals = Record<string, string>;

/** What one run found, as the report keeps it. */
export interface Findings {
  /** Expression of the stories that were compared. */
  filter: string;
  changes: Approvals;
}

/** What an approval of this change is bound to: the new picture, nothing else. */
export function toApproval({ pictures, verdict }: Pick<Change, 'pictures' | 'verdict'>): string {
  return pictures.after ? createHash('sha256').update(pictures.after).digest('hex').slice(0, 32) : verdict;
}

/**
 * Approves the findings whose name matches `picked`. Approvals of stories that were compared and no longer differ, or
 * differ in another way, are dropped: the list holds only what is new against the base.
 */
export function approve(approvals: Approvals, { filter, changes }: Findings, picked: RegExp): Approvals {
  const compared = new RegExp(filter);
  const wasCompared = (name: string) => compared.test(name.replace(/ .*/, ''));
  const stillValid = ([name, digest]: [string, string]) => !wasCompared(name) || changes[name] === digest;
  const accepted = Object.entries(changes).filter(([name]) => picked.test(name));
  const entries = new Map([...Object.entries(approvals).filter(stillValid), ...accepted]);
  return Object.fromEntries([...entries].sort(([one], [two]) => one.localeCompare(two)));
}
