import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/root.ts';
import { readApprovals } from './approvalFile.ts';
import { toApproval } from './approvals.ts';
import { buildRevision, buildTree } from './buildStories.ts';
import { compareStories, type Sides } from './compareStories.ts';
import { createGallery } from './createGallery.ts';
import { planShoot } from './planShoot.ts';
import { storyFiles } from './storyFiles.ts';
import { writeReport } from './writeReport.ts';

export interface Options {
  base: string;
  filter: string;
  all: boolean;
  twice: boolean;
}

/** Everything that decides how a picture is taken. */
function wayOfShooting() {
  const hash = createHash('sha256');
  const scripts = readdirSync(import.meta.dirname)
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => join(import.meta.dirname, file));
  for (const file of [...scripts, join(root, '.storybook/modes.ts'), join(root, 'scripts/chromium.ts')].sort()) {
    hash.update(readFileSync(file));
  }
  return hash.digest('hex');
}

function buildSides({ base, twice }: Options): Sides {
  const afterFolder = buildTree();
  if (twice) return { beforeFolder: afterFolder, afterFolder };
  const beforeFolder = buildRevision(base);
  const openGallery = (version: string) =>
    createGallery(join(beforeFolder, '../shots'), `${version} ${wayOfShooting()}`);
  return { beforeFolder, afterFolder, openGallery };
}

/** Compares the working tree with a revision, tells about it, and returns the exit code: 1 for unapproved changes. */
export async function compareRevisions(options: Options): Promise<0 | 1> {
  const startedAt = performance.now();
  const sides = buildSides(options);
  const filter = new RegExp(options.filter);
  const all = options.all || options.twice;
  const plan = planShoot(storyFiles(sides.beforeFolder, filter), storyFiles(sides.afterFolder, filter), { all });
  const { changes, unsteady } = await compareStories(sides, plan);
  const approvals = readApprovals();
  const open = changes.filter((change) => approvals[change.name] !== toApproval(change));
  for (const name of unsteady) console.log(`${name}: unsteady, differed once`);
  for (const { name, verdict } of open) console.log(`${name}: ${verdict}`);
  const against = options.twice ? 'itself' : options.base;
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
  const counts = `${plan.compare.flat().length} stories shot, ${plan.same} built from the same bytes`;
  console.log(`${open.length} open changes of ${changes.length} against ${against} in ${seconds} s (${counts})`);
  if (changes.length > 0) console.log(writeReport(changes, approvals, options.filter));
  return open.length > 0 ? 1 : 0;
}
