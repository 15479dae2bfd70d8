import type { StoryFile } from './storyFiles.ts';

export interface Plan {
  /** Ids of stories that both sides have and that may differ, by story file. */
  compare: string[][];
  /** How many stories are left out, because the browser would load the same bytes for them. */
  same: number;
  removed: string[];
  /** Ids of new stories, by story file. */
  added: string[][];
}

type Files = Map<string, StoryFile>;

const without = (ids: string[], others: Set<string>) => ids.filter((id) => !others.has(id));
const allIds = (files: Files) => new Set([...files.values()].flatMap(({ ids }) => ids));
const isSame = (one: StoryFile, two: StoryFile | undefined) => one.digest !== undefined && one.digest === two?.digest;

/** Says which stories have to be shot. With `all`, those built from the same bytes are shot, too. */
export function planShoot(before: Files, after: Files, { all }: { all: boolean }): Plan {
  const [old, fresh] = [allIds(before), allIds(after)];
  const plan: Plan = { compare: [], same: 0, removed: without([...old], fresh), added: [] };
  for (const [path, file] of after) {
    const added = without(file.ids, old);
    const common = file.ids.filter((id) => old.has(id));
    if (added.length > 0) plan.added.push(added);
    if (!all && isSame(file, before.get(path))) plan.same += common.length;
    else if (common.length > 0) plan.compare.push(common);
  }
  return plan;
}
