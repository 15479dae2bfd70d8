import { modes } from '../../.storybook/modes.ts';
import type { Change } from './Change.ts';
import { compareShots } from './compareShots.ts';
import type { Gallery } from './createGallery.ts';
import type { Studio } from './openStudio.ts';
import { type Shots, shootStories } from './shootStories.ts';

/** Two studios that work together, and the pictures of the first that are there already. */
export interface Lane {
  before: Studio;
  after: Studio;
  gallery: Gallery | undefined;
}

export interface Comparison {
  changes: Change[];
  /** Names of pictures that differed once and not again: unrest of the machine or of the story, not a change. */
  unsteady: string[];
}

const toNames = (ids: string[]) => ids.flatMap((id) => Object.keys(modes).map((mode) => `${id} ${mode}`));

function findChanges(before: Shots, after: Shots): Change[] {
  return [...before].flatMap(([name, shot]) => {
    const now = after.get(name) ?? shot;
    const found = compareShots(shot, now);
    if (!found) return [];
    const pictures = { before: shot, after: now, difference: found.difference };
    return [{ name, verdict: `${found.pixels} pixels differ`, pictures }];
  });
}

async function shootBefore({ before, gallery }: Lane, ids: string[]) {
  const kept = gallery?.find(toNames(ids));
  if (kept) return kept;
  const shots = await shootStories(before, ids);
  gallery?.add(shots);
  return shots;
}

/** Compares the stories of one file, and each that differs once more, alone in a new document on both sides. */
export async function compareFile(lane: Lane, ids: string[]): Promise<Comparison> {
  const first = findChanges(await shootBefore(lane, ids), await shootStories(lane.after, ids));
  const result: Comparison = { changes: [], unsteady: [] };
  for (const id of ids) {
    const suspects = first.filter(({ name }) => name.startsWith(`${id} `)).map(({ name }) => name);
    if (suspects.length === 0) continue;
    const again = findChanges(await shootStories(lane.before, [id]), await shootStories(lane.after, [id]));
    result.changes.push(...again.filter(({ name }) => suspects.includes(name)));
    result.unsteady.push(...suspects.filter((suspect) => again.every(({ name }) => name !== suspect)));
  }
  return result;
}
