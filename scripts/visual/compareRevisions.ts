import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/root.ts';
import { buildRevision, buildTree } from './buildStories.ts';
import { compareStories } from './compareStories.ts';
import { writeReport } from './writeReport.ts';

interface Options {
  base: string;
  filter: string;
  twice: boolean;
}

/**
 * Compares the stories of the working tree with those of a revision and prints what differs.
 * @returns the exit code: 1 where anything differs
 */
export async function compareRevisions({ base, filter, twice }: Options): Promise<0 | 1> {
  const startedAt = performance.now();
  const after = buildTree();
  const before = twice ? after : buildRevision(base);
  const keptPictures = twice ? undefined : join(before, `../pictures-${digestOfTools()}`);
  const stories = { before: readStories(before, filter), after: readStories(after, filter) };
  const { changes, unsteady } = await compareStories({ before, after, keptPictures }, stories);

  for (const name of unsteady) console.log(`${name}: unsteady, differed only once`);
  for (const { name, verdict } of changes) console.log(`${name}: ${verdict}`);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
  const count = [...stories.after.values()].flat().length;
  const against = twice ? 'itself' : base;
  console.log(`${changes.length} pictures differ; ${count} stories compared with ${against} in ${seconds} s`);
  if (changes.length > 0) console.log(writeReport(changes));
  return changes.length > 0 ? 1 : 0;
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

/** Ids of stories by story file, in the order of the file. */
export type Stories = Map<string, string[]>;

function readStories(folder: string, filter: string): Stories {
  const index = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, { id: string; type: string; importPath: string }>;
  };
  const pattern = new RegExp(filter);
  const stories = Object.values(index.entries).filter(({ id, type }) => type === 'story' && pattern.test(id));
  const byFile = Map.groupBy(stories, ({ importPath }) => importPath);
  return new Map([...byFile].map(([file, entries]) => [file, entries.map(({ id }) => id)]));
}
