import { availableParallelism } from 'node:os';
import { type Browser, chromium } from 'playwright';
import { chromiumLaunch } from '../chromium.ts';
import { type Comparison, compareFile, type Lane } from './compareFile.ts';
import type { Gallery } from './createGallery.ts';
import { openStudio } from './openStudio.ts';
import type { Plan } from './planShoot.ts';
import { serveStories } from './serveStories.ts';
import { shootStories } from './shootStories.ts';

/** The two static Storybooks; pictures of the first are kept where a gallery is given. */
export interface Sides {
  beforeFolder: string;
  afterFolder: string;
  openGallery?: (browserVersion: string) => Gallery;
}

/** A player or a map of another host looks the same with and without a network: missing. */
const offline = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost';

async function shootAdded({ after }: Lane, ids: string[]): Promise<Comparison> {
  const shots = await shootStories(after, ids);
  const changes = [...shots].map(([name, shot]) => ({ name, verdict: 'added', pictures: { after: shot } }));
  return { changes, unsteady: [] };
}

/** Lets lanes take work until there is none; one more than processors, for stories often wait. */
async function runLanes(openLane: () => Promise<Lane>, { compare, added }: Plan) {
  const tasks = [
    ...compare.map((ids) => (lane: Lane) => compareFile(lane, ids)),
    ...added.map((ids) => (lane: Lane) => shootAdded(lane, ids)),
  ];
  const results: Comparison[] = [];
  const runLane = async () => {
    const lane = await openLane();
    for (let task = tasks.shift(); task; task = tasks.shift()) results.push(await task(lane));
  };
  await Promise.all(Array.from({ length: availableParallelism() + 1 }, runLane));
  return results;
}

async function shootSides(browser: Browser, { beforeFolder, afterFolder, openGallery }: Sides, plan: Plan) {
  const [one, two] = [await serveStories(beforeFolder), await serveStories(afterFolder)];
  const gallery = openGallery?.(browser.version());
  const openLane = async () => ({
    before: await openStudio(browser, one.origin),
    after: await openStudio(browser, two.origin),
    gallery,
  });
  const results = await runLanes(openLane, plan);
  one.close();
  two.close();
  return results;
}

/** Shoots and compares what the plan says. A story that exists on one side only is a change, too. */
export async function compareStories(sides: Sides, plan: Plan): Promise<Comparison> {
  const removed = plan.removed.map((name) => ({ name, verdict: 'removed', pictures: {} }));
  if (plan.compare.length + plan.added.length === 0) return { changes: removed, unsteady: [] };
  const launch = chromiumLaunch();
  const browser = await chromium.launch({ ...launch, args: [...launch.args, offline] });
  const results = await shootSides(browser, sides, plan);
  await browser.close();
  const changes = [...removed, ...results.flatMap((result) => result.changes)];
  return {
    changes: changes.sort((left, right) => left.name.localeCompare(right.name)),
    unsteady: results.flatMap((result) => result.unsteady).sort(),
  };
}
