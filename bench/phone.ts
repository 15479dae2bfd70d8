import { rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from 'playwright';
import { createDataDir } from '../apps/server/src/testing/createDataDir.ts';
import { logIn, storedSession } from '../apps/web/e2e/harness/members.ts';
import { type RunningSite, startSite } from '../apps/web/e2e/harness/startSite.ts';
import { chromiumLaunch } from '../scripts/chromium.ts';
import { buildSite } from '../scripts/lib/buildSite.ts';
import { checkOut } from '../scripts/lib/checkOut.ts';
import { median } from './lib/median.ts';
import { type Journey, journeys } from './lib/phoneJourneys.ts';
import { look, openPhone, pause, slowDown, slowestInteraction, touch, touchedAt } from './lib/slowPhone.ts';
import { type StaticTwin, startStaticTwin } from './lib/staticTwin.ts';

// Twelve journeys on a cheap phone: a slow processor and a slow network, both by Chromium's own throttling. Public pages are
// compared with the same page without scripts. One journey: `pnpm bench phone --only coupons`. Each beside a release, in the same
// rounds: `--before v0.2.0`, which takes twice the time.

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);

/** Milliseconds, bytes, and what Chromium calls a layout shift. NaN where a page has no twin. */
interface Figures {
  bytes: number;
  firstPaintMs: number;
  largestPaintMs: number;
  /** Largest contentful paint, divided by that of the twin. */
  slower: number;
  blockedMs: number;
  /** Blocked beyond the twin. */
  blockedMore: number;
  layoutShift: number;
  interactionMs: number;
  /** The same touch on the twin, whose links lead nowhere. */
  interactionBareMs: number;
  earlyTapMs: number;
  bytesAgain: number;
  largestPaintAgainMs: number;
  blockedAgainMs: number;
}

interface Column {
  title: string;
  show(figure: number): string;
  /** The most that is good. */
  goal?: number;
}

const whole = (figure: number) => figure.toFixed(0);
const kB = (bytes: number) => (bytes / 1000).toFixed(1);
const columns: Readonly<Record<keyof Figures, Column>> = {
  bytes: { title: 'kB', show: kB, goal: 140_000 },
  firstPaintMs: { title: 'FCP ms', show: whole },
  largestPaintMs: { title: 'LCP ms', show: whole },
  slower: { title: '× bare', show: (figure) => figure.toFixed(2), goal: 1.02 },
  blockedMs: { title: 'blocked', show: whole },
  blockedMore: { title: '− bare', show: whole, goal: 20 },
  layoutShift: { title: 'CLS', show: (figure) => figure.toFixed(3), goal: 0.0005 },
  interactionMs: { title: 'INP ms', show: whole, goal: 100 },
  interactionBareMs: { title: 'bare', show: whole },
  earlyTapMs: { title: 'early tap', show: whole },
  bytesAgain: { title: 'again kB', show: kB, goal: 5_000 },
  largestPaintAgainMs: { title: 'LCP', show: whole },
  blockedAgainMs: { title: 'blocked', show: whole },
};
const names = Object.keys(columns) as (keyof Figures)[];

/** What the first page of a visit may cost. */
const HOME_BYTES = 170_000;

/** A running state of the project. */
interface State {
  name: string;
  site: RunningSite;
  twin: StaticTwin;
  stop(): Promise<void>;
}

const { only, before } = parseArgs({
  options: { only: { type: 'string' }, before: { type: 'string' } },
  // the name of the benchmark
  allowPositionals: true,
}).values;
const chosen = chooseJourneys(only);
await buildSite();
const states = [await startState('')];
if (before !== undefined) states.push(await startState(`  ${before}`, checkOut(before)));
const browser = await chromium.launch(chromiumLaunch());
try {
  console.log(`${ROUNDS} rounds, load ${loadavg()[0]?.toFixed(1)}\n`);
  console.log(line('', (name) => columns[name].title));
  for (const [name, journey] of chosen) {
    const rounds = states.map((): Figures[] => []);
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [place, state] of states.entries()) rounds[place]?.push(await measure(browser, state, journey));
    }
    for (const [place, state] of states.entries()) {
      const figures = rounds[place] ?? [];
      const isGood = report(state.name || name, journey, (figure) => median(figures.map((each) => each[figure])));
      if (place === 0 && !isGood) process.exitCode = 1;
    }
  }
} finally {
  await browser.close();
  for (const { stop } of states) await stop();
}

/** @param checkout absent: the working tree */
async function startState(name: string, checkout?: string): Promise<State> {
  const dataDir = createDataDir();
  const site = await startSite({ dataDir, checkout });
  const paths = chosen.filter(([, { as }]) => as !== 'member').map(([, { path }]) => path);
  const twin = await startStaticTwin(site.url, paths);
  async function stop() {
    twin.close();
    await site.end('SIGTERM');
    rmSync(dataDir, { recursive: true, force: true });
  }
  return { name, site, twin, stop };
}

function chooseJourneys(only: string | undefined): [string, Journey][] {
  const all = Object.entries(journeys);
  const found = all.filter(([name]) => name === (only ?? name));
  if (found.length === 0) throw new Error(`Which journey? ${Object.keys(journeys).join(', ')}`);
  return found;
}

async function measure(browser: Browser, { site, twin }: State, journey: Journey): Promise<Figures> {
  const stored = journey.as === 'visitor' ? undefined : storedSession(await logIn(site.url, 'asha'));
  const bare = await openBare(browser, twin, journey);
  const { context, page } = await openPhone(browser, site.url, stored);
  try {
    const first = await look(page, journey.path);
    await page.close();
    const later = await context.newPage();
    const again = await look(later, journey.path);
    // where the page has to be scrolled, it is drawn before the first touch
    await journey.tap(later).scrollIntoViewIfNeeded();
    await pause(later);
    await interact(later, journey);
    await journey.answer(later);
    await later.waitForLoadState('networkidle');
    await journey.goOn?.(later);
    return {
      ...first,
      slower: first.largestPaintMs / bare.largestPaintMs,
      blockedMore: first.blockedMs - bare.blockedMs,
      interactionMs: await slowestInteraction(later),
      interactionBareMs: bare.interactionMs,
      earlyTapMs: await tapEarly(browser, journey, { site, stored }),
      bytesAgain: again.bytes,
      largestPaintAgainMs: again.largestPaintMs,
      blockedAgainMs: again.blockedMs,
    };
  } finally {
    await context.close();
  }
}

/** The same page without scripts. */
async function openBare(browser: Browser, twin: StaticTwin, journey: Journey) {
  if (journey.as === 'member') return { largestPaintMs: Number.NaN, blockedMs: Number.NaN, interactionMs: Number.NaN };
  const { context, page } = await openPhone(browser, twin.url);
  try {
    const figures = await look(page, journey.path);
    await page.evaluate(() => addEventListener('click', (event) => event.preventDefault(), { capture: true }));
    await journey.tap(page).scrollIntoViewIfNeeded();
    await pause(page);
    await interact(page, journey);
    return { ...figures, interactionMs: await slowestInteraction(page) };
  } finally {
    await context.close();
  }
}

async function interact(page: Page, journey: Journey) {
  await touch(page, journey.tap(page));
  await pause(page);
  if (journey.typed === undefined) return;
  await journey.tap(page).pressSequentially(journey.typed);
  await pause(page);
}

/** A tap as soon as there is something to tap. @returns milliseconds until it is answered on the screen */
async function tapEarly(
  browser: Browser,
  journey: Journey,
  { site, stored }: { site: RunningSite; stored: Record<string, string> | undefined },
): Promise<number> {
  const { context, page } = await openPhone(browser, site.url, stored);
  try {
    await slowDown(page);
    await page.goto(journey.path, { waitUntil: 'commit' });
    await journey.tap(page).waitFor();
    await touch(page, journey.tap(page));
    if (journey.typed !== undefined) await journey.tap(page).pressSequentially(journey.typed);
    await journey.answer(page);
    const answeredAt = Date.now();
    return answeredAt - (await touchedAt(page));
  } finally {
    await context.close();
  }
}

function line(name: string, cell: (name: keyof Figures) => string): string {
  return name.padEnd(10) + names.map((figure) => cell(figure).padStart(10)).join('');
}

/** @returns whether all goals are reached */
function report(name: string, { path, as }: Journey, middle: (figure: keyof Figures) => number): boolean {
  const goalOf = (figure: keyof Figures) => {
    if (figure === 'bytes') return { '/': HOME_BYTES }[path] ?? (as === 'member' ? undefined : columns.bytes.goal);
    return columns[figure].goal;
  };
  const isPast = (figure: keyof Figures) => middle(figure) > (goalOf(figure) ?? Number.POSITIVE_INFINITY);
  const show = (figure: keyof Figures) => (Number.isNaN(middle(figure)) ? '' : columns[figure].show(middle(figure)));
  console.log(line(name, (figure) => show(figure) + (isPast(figure) ? '!' : ' ')));
  return !names.some(isPast);
}
