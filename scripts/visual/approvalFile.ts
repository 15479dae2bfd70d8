import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/root.ts';
import type { Approvals } from './approvals.ts';
import { readJson } from './readJson.ts';

const file = join(root, 'visual.approved.json');

/** The approvals of the repository; none where there is no list. */
export function readApprovals(): Approvals {
  return existsSync(file) ? readJson<Approvals>(file) : {};
}

/** Writes the list, or removes an empty one. */
export function writeApprovals(approvals: Approvals) {
  if (Object.keys(approvals).length === 0) return rmSync(file, { force: true });
  return writeFileSync(file, `${JSON.stringify(approvals, null, 2)}\n`);
}
