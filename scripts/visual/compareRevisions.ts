import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/root.ts';
import { APPROVALS_PAGE, judgeDifferences } from './approvals.ts';
import { buildRevision, buildTree } from './buildStories.ts';
import { compareStories, type Stories } from './compareStories.ts';
import { writeReport } from './writeReport.ts';

interface Options {
  base: string;
  filter: string;
  twice: boolean;
}

/**
 * Compares the stories of the working tree with those of a revision and prints what differs.
 * @returns the exit code: 1 where anything differs that the page of approved differences does not name
 */
export async function compareRevisions({ base, filter, twice }: Options): Promise<0 | 1> {
  const startedAt = performance.now();
  const after = buildTree();
  const before = twice ? after : buildRevision(base);
  const cachedPictures = twice ? undefined : join(before, `../pictures-${digestOfTools()}`);
  const stories = { before: readStories(before, filter), after: readStories(after, filter) };
  const { changes, unsteady } = await compareStories({ before, after, cachedPictures }, stories);

  const page = twice ? '' : readFileSync(join(root, APPROVALS_PAGE), 'utf8');
  const { open, approved, stale } = judgeDifferences(changes, { page, basePage: readBasePage(base) });

  for (const name of unsteady) console.log(`${name}: unsteady, differed only once`);
  for (const { name, reason } of approved) console.log(`${name}: approved: ${reason}`);
  for (const { name, verdict } of open) console.log(`${name}: ${verdict}`);
  // with a filter, other stories may differ
  if (filter === '') for (const { line } of stale) console.log(`Approves nothing, delete it: ${line}`);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
  const count = [...stories.after.values()].flat().length;
  const against = twice ? 'itself' : base;
  console.log(
    `${open.length} pictures differ, ${approved.length} as approved; ${count} stories compared with ${against} in ${seconds} s`,
  );
  if (changes.length > 0) console.log(writeReport(open, approved));
  return open.length > 0 ? 1 : 0;
}

/** The page of approved differences as the base has it; empty where it has none. */
function readBasePage(base: string): string {
  try {
    const show = ['show', `${base}:${APPROVALS_PAGE}`];
    return execFileSync('git', show, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return '';
  }
}

/** Changes with every file that decides how a picture is taken; pictures taken in another way are not compared. */
function digestOfTools(): string {
  const scripts = readdirSync(import.meta.dirname).map((file) => join(import.meta.dirname, file));
  const hash = createHash('sha256');
  for (const file of [...scripts, join(root, '.storybook/modes.ts'), join(root, 'pnpm-lock.yaml')].sort()) {
    hash.update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}

function readStories(folder: string, filter: string): Stories {
  const index = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, { id: string; type: string; importPath: string }>;
  };
  const pattern = new RegExp(filter);
  const stories = Object.values(index.entries).filter(({ id, type }) => type === 'story' && pattern.test(id));
  const byFile = Map.groupBy(stories, ({ importPath }) => importPath);
  return new Map([...byFile].map(([file, entries]) => [file, entries.map(({ id }) => id)]));
}
