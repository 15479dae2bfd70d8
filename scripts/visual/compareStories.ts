import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { chromiumLaunch } from '../chromium.ts';
import { compareShots } from './compareShots.ts';
import { serveStories } from './serveStories.ts';
import { openStudio, type Studio, shootStory } from './shootStory.ts';
import type { Change } from './writeReport.ts';

const lanes = 2;

function storyIds(folder: string, filter: RegExp) {
  const index = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, { type: string }>;
  };
  const ids = Object.entries(index.entries).flatMap(([id, { type }]) => (type === 'story' ? [id] : []));
  return ids.filter((id) => filter.test(id));
}

async function compareStory(before: Studio, after: Studio, id: string): Promise<Change[]> {
  const [old, fresh] = await Promise.all([shootStory(before, id), shootStory(after, id)]);
  return [...old].flatMap(([mode, shot]) => {
    const now = fresh.get(mode) ?? shot;
    const found = compareShots(shot, now);
    if (!found) return [];
    const pictures = { before: shot, after: now, difference: found.difference };
    return [{ name: `${id} ${mode}`, verdict: `${found.pixels} pixels differ`, pictures }];
  });
}

/** Shoots a changed story again: what differs only once is the machine's unrest, not the revision's. */
async function confirmChanges(before: Studio, after: Studio, id: string) {
  const first = await compareStory(before, after, id);
  if (first.length === 0) return first;
  const names = new Set(first.map(({ name }) => name));
  return (await compareStory(before, after, id)).filter(({ name }) => names.has(name));
}

/**
 * Compares the stories of two static Storybooks in every mode; only stories whose id matches the filter.
 * A story that exists on one side only is a change, too.
 */
export async function compareStories(beforeFolder: string, afterFolder: string, filter: RegExp): Promise<Change[]> {
  const [one, two] = [await serveStories(beforeFolder), await serveStories(afterFolder)];
  const [before, after] = [storyIds(beforeFolder, filter), storyIds(afterFolder, filter)];
  const changes: Change[] = [
    ...before.filter((id) => !after.includes(id)).map((name) => ({ name, verdict: 'removed', pictures: {} })),
    ...after.filter((id) => !before.includes(id)).map((name) => ({ name, verdict: 'added', pictures: {} })),
  ];
  const waiting = before.filter((id) => after.includes(id));
  const browser = await chromium.launch(chromiumLaunch());
  const runLane = async () => {
    const studios = [await openStudio(browser, one.origin), await openStudio(browser, two.origin)] as const;
    for (let id = waiting.shift(); id; id = waiting.shift()) {
      changes.push(...(await confirmChanges(...studios, id)));
    }
  };
  await Promise.all(Array.from({ length: lanes }, runLane));
  await browser.close();
  one.close();
  two.close();
  return changes.sort((left, right) => left.name.localeCompare(right.name));
}
