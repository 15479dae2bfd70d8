import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Locator, Page } from 'playwright';
import { untilHydrated } from '../../apps/web/e2e/harness/hydration.ts';
import { openVisit, type Visit } from '../../apps/web/e2e/harness/openVisit.ts';

/** A phone for ₹8,000 at the edge of a mobile network. */
const PHONE = { processor: 6, bitsPerSecond: 400_000, latencyMs: 400 };

/** Scripts of a page that is loaded are fetched within three seconds (`loadScriptsAfterPaint`). */
const QUIET_MS = 3500;

/** On this phone pages take seconds. */
const TIMEOUT_MS = 60_000;

/** Cost of a visit that only looks. Sizes in bytes on the network, times in ms. */
interface LookFigures {
  bytes: number;
  firstPaintMs: number;
  largestPaintMs: number;
  layoutShift: number;
  /** What tasks after the first content take beyond 50 ms each. */
  blockedMs: number;
}

interface Recorded {
  largestPaintMs: number;
  layoutShift: number;
  longTasks: { at: number; ms: number }[];
  /** Longest time from an input to the frame that shows its result (ms). */
  interactionMs: number;
}

declare global {
  interface Window {
    recorded: Recorded;
  }
}

/** In each document, before its own scripts. Collected by the page, because observers come too late for some entries. */
function record() {
  const recorded = { largestPaintMs: 0, layoutShift: 0, longTasks: [], interactionMs: 0 } as Recorded;
  window.recorded = recorded;
  const observe = (type: string, note: (entry: PerformanceEntry & { value: number; interactionId: number }) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry as Parameters<typeof note>[0]);
    }).observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  observe('largest-contentful-paint', ({ startTime }) => {
    recorded.largestPaintMs = startTime;
  });
  observe('layout-shift', (entry) => {
    recorded.layoutShift += entry.value;
  });
  observe('longtask', ({ startTime, duration }) => recorded.longTasks.push({ at: startTime, ms: duration }));
  observe('event', ({ interactionId, duration }) => {
    if (interactionId > 0) recorded.interactionMs = Math.max(recorded.interactionMs, duration);
  });
  const touched = ({ timeStamp }: Event) => {
    sessionStorage.touchedAt ??= performance.timeOrigin + timeStamp;
  };
  addEventListener('pointerdown', touched, { capture: true });
}

/** A new person on the phone, with nothing cached. @param stored - the browser storage of a member */
export async function openPhone(browser: Browser, url: string, stored?: Record<string, string>): Promise<Visit> {
  const visit = await openVisit(browser, url, { width: 'narrow', stored });
  visit.context.setDefaultTimeout(TIMEOUT_MS);
  await visit.context.addInitScript(record);
  return visit;
}

interface SlowNetwork {
  /** Bytes so far. */
  bytes(): number;
  /** Waits until nothing is asked for any more. Asks nothing of the page, which is busy. */
  untilQuiet(): Promise<void>;
}

/** Slows a page down. */
export async function slowDown(page: Page): Promise<SlowNetwork> {
  const session = await page.context().newCDPSession(page);
  const open = new Set<string>();
  let bytes = 0;
  let busyAt = Date.now();
  const note = (requestId: string, isOpen: boolean) => {
    busyAt = Date.now();
    if (isOpen) open.add(requestId);
    else open.delete(requestId);
  };
  session.on('Network.requestWillBeSent', ({ requestId }) => note(requestId, true));
  session.on('Network.loadingFailed', ({ requestId }) => note(requestId, false));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    note(requestId, false);
    bytes += encodedDataLength;
  });
  await session.send('Network.enable');
  const throughput = PHONE.bitsPerSecond / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: PHONE.latencyMs,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: PHONE.processor });
  return {
    bytes: () => bytes,
    async untilQuiet() {
      const endsAt = Date.now() + TIMEOUT_MS;
      while (open.size > 0 || Date.now() - busyAt < QUIET_MS) {
        if (Date.now() > endsAt) throw new Error(`${page.url()} does not become quiet`);
        await sleep(100);
      }
    },
  };
}

/** Opens an address on a slow page, and touches nothing until it is quiet. */
export async function look(page: Page, address: string): Promise<LookFigures> {
  const { bytes, untilQuiet } = await slowDown(page);
  await page.goto(address);
  await untilQuiet();
  // from here on Playwright is in the page: its own scripts are long tasks, too
  const quietAt = Date.now();
  await untilHydrated(page);
  const { longTasks, contentful, contentfulAt, ...figures } = await page.evaluate(() => {
    const contentful = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    const longTasks = window.recorded.longTasks.map(({ at, ms }) => ({ at: performance.timeOrigin + at, ms }));
    return { ...window.recorded, longTasks, contentful, contentfulAt: performance.timeOrigin + contentful };
  });
  const counted = longTasks.filter(({ at }) => at > contentfulAt && at < quietAt);
  return {
    bytes: bytes(),
    firstPaintMs: contentful,
    largestPaintMs: figures.largestPaintMs,
    layoutShift: figures.layoutShift,
    blockedMs: counted.reduce((sum, { ms }) => sum + ms - 50, 0),
  };
}

/** A while in which nothing of Playwright runs in the page: what it does there is slowed down, too, and delays the frame. */
export const pause = (page: Page) => page.waitForTimeout(1000);

/** Touches a place, without Playwright's own checks of what is there. */
export async function touch(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('Nothing to touch');
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

/** Milliseconds of the slowest interaction since the document was opened; 16 at least. */
export async function slowestInteraction(page: Page): Promise<number> {
  // an entry comes a moment after the frame that it is about
  await pause(page);
  return page.evaluate(() => Math.max(16, window.recorded.interactionMs));
}

/** When the page was touched first (ms since 1970). It may have led to another page since. */
export const touchedAt = (page: Page) => page.evaluate(() => Number(sessionStorage.touchedAt));
