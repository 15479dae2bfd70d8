import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { modes } from '../../.storybook/modes.ts';
import { chromiumLaunch } from '../chromium.ts';
import { serveFolder } from '../lib/serveFolder.ts';
import { compareShots } from './compareShots.ts';
import { openStudio, type Shots, type Studio, shootStories } from './shootStories.ts';

/** Ids of stories by story file, in the order of the file. */
export type Stories = Map<string, string[]>;

/** A picture that differs, or a story that only one side has. */
export interface Change {
  /** Story and mode, `components-actions-button--variants potli-light-390`; only the story where it was removed. */
  name: string;
  /** What happened, in words. */
  verdict: string;
  /** As PNG. */
  pictures: { before?: Buffer; after?: Buffer; difference?: Buffer };
}

interface Comparison {
  changes: Change[];
  /** Names of pictures that differed once and not again: unrest of the machine or of the story, not a change. */
  unsteady: string[];
}

/** Folders of the two static Storybooks. */
interface Sides {
  before: string;
  after: string;
  /** Where pictures of `before` are kept for the next run; undefined: they are not kept. */
  cachedPictures: string | undefined;
}

/** A pair of pages that work together. */
interface Lane {
  before: Studio;
  after: Studio;
  cachedPictures: string | undefined;
}

/** A player or map of another host looks the same with and without a network: missing. */
const offline = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost';

/** Shoots all stories on both sides and compares them. A story that is on one side only is a change, too. */
export async function compareStories(sides: Sides, stories: Record<'before' | 'after', Stories>): Promise<Comparison> {
  const oldIds = new Set([...stories.before.values()].flat());
  const newIds = new Set([...stories.after.values()].flat());
  const tasks = [...stories.after.values()].flatMap((ids) => {
    const added = ids.filter((id) => !oldIds.has(id));
    const common = ids.filter((id) => oldIds.has(id));
    return [
      ...(common.length > 0 ? [(lane: Lane) => compareFile(lane, common)] : []),
      ...(added.length > 0 ? [(lane: Lane) => shootAdded(lane, added)] : []),
    ];
  });
  const removed = [...oldIds]
    .filter((id) => !newIds.has(id))
    .map((name) => ({ name, verdict: 'removed', pictures: {} }));
  const results = await runInBrowser(sides, tasks);
  return {
    changes: [...removed, ...results.flatMap(({ changes }) => changes)].sort((a, b) => a.name.localeCompare(b.name)),
    unsteady: results.flatMap(({ unsteady }) => unsteady).sort(),
  };
}

/** Compares the stories of one file; a story that differs is compared again, alone in a new document on both sides. */
async function compareFile(lane: Lane, ids: string[]): Promise<Comparison> {
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

async function shootAdded({ after }: Lane, ids: string[]): Promise<Comparison> {
  const shots = await shootStories(after, ids);
  const changes = [...shots].map(([name, shot]) => ({ name, verdict: 'added', pictures: { after: shot } }));
  return { changes, unsteady: [] };
}

async function shootBefore({ before, cachedPictures }: Lane, ids: string[]): Promise<Shots> {
  if (cachedPictures === undefined) return shootStories(before, ids);
  const names = ids.flatMap((id) => Object.keys(modes).map((mode) => `${id} ${mode}`));
  const toFile = (name: string) => join(cachedPictures, `${name}.png`);
  if (names.every((name) => existsSync(toFile(name)))) {
    return new Map(names.map((name) => [name, readFileSync(toFile(name))]));
  }
  const shots = await shootStories(before, ids);
  mkdirSync(cachedPictures, { recursive: true });
  for (const [name, shot] of shots) writeFileSync(toFile(name), shot);
  return shots;
}

function findChanges(before: Shots, after: Shots): Change[] {
  return [...before].flatMap(([name, old]) => {
    const now = after.get(name) ?? old;
    const found = compareShots(old, now);
    if (!found) return [];
    const pictures = { before: old, after: now, difference: found.difference };
    return [{ name, verdict: `${found.pixels} pixels differ`, pictures }];
  });
}

type Task = (lane: Lane) => Promise<Comparison>;

async function runInBrowser({ before, after, cachedPictures }: Sides, tasks: Task[]): Promise<Comparison[]> {
  const [oldSite, newSite] = await Promise.all([serveFolder(before), serveFolder(after)]);
  const launch = chromiumLaunch();
  const browser = await chromium.launch({ ...launch, args: [...launch.args, offline] });
  const results = await runLanes(tasks, () => openLane(browser, [oldSite.origin, newSite.origin], cachedPictures));
  await Promise.all([browser.close(), oldSite.close(), newSite.close()]);
  return results;
}

/** One lane more than there are processors, because stories often wait. */
async function runLanes(tasks: Task[], open: () => Promise<Lane>): Promise<Comparison[]> {
  const results: Comparison[] = [];
  const runLane = async () => {
    const lane = await open();
    for (let task = tasks.shift(); task; task = tasks.shift()) results.push(await task(lane));
  };
  await Promise.all(Array.from({ length: availableParallelism() + 1 }, runLane));
  return results;
}

async function openLane(browser: Browser, [before, after]: [string, string], kept: string | undefined): Promise<Lane> {
  return {
    before: await openStudio(browser, before),
    after: await openStudio(browser, after),
    cachedPictures: kept && join(kept, browser.version()),
  };
}
