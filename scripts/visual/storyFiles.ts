import { join } from 'node:path';
import { readJson } from './readJson.ts';
import { storyDigests } from './storyDigests.ts';

interface Entry {
  id: string;
  type: string;
  importPath: string;
}

/** One `*.stories.tsx` of a static Storybook. */
export interface StoryFile {
  /** Ids of its stories in the order in which they are written. */
  ids: string[];
  /** Equal for equal bytes; undefined where the build does not tell. */
  digest: string | undefined;
}

/** The story files of a static Storybook by path, with only the stories whose id matches. */
export function storyFiles(folder: string, filter: RegExp): Map<string, StoryFile> {
  const index = readJson<{ entries: Record<string, Entry> }>(join(folder, 'index.json'));
  const stories = Object.values(index.entries).filter(({ id, type }) => type === 'story' && filter.test(id));
  const files = Map.groupBy(stories, ({ importPath }) => importPath);
  const digests = storyDigests(folder, files.keys());
  return new Map(
    [...files].map(([path, entries]) => [path, { ids: entries.map(({ id }) => id), digest: digests.get(path) }]),
  );
}
