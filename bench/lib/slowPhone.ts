import type { Browser, Page } from 'playwright';
import { untilHydrated } from '../../apps/web/e2e/harness/hydration.ts';
import { openVisit, type Visit } from '../../apps/web/e2e/harness/openVisit.ts';

/** A phone for ₹8,000 at the edge of a mobile network. */
const PHONE = { processor: 6, bitsPerSecond: 400_000, latencyMs: 400 };

/** On this phone pages take seconds. */
const PATIENCE_MS = 60_000;

/** Cost of a visit that only looks. Sizes in bytes on the network, times in ms. */
interface LookFigures {
  bytes: number;
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

/** In each document, before its own scripts. Kept by the page, because observers come too late for some entries. */
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
  visit.context.setDefaultTimeout(PATIENCE_MS);
  await visit.context.addInitScript(record);
  return visit;
}

/** Slows a page down. @returns counts its bytes on the network so far */
export async function slowDown(page: Page): Promise<() => number> {
  const session = await page.context().newCDPSession(page);
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await session.send('Network.enable');
  const throughput = PHONE.bitsPerSecond / 8;
  await session.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency: PHONE.latencyMs },
    ...{ downloadThroughput: throughput, uploadThroughput: throughput },
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: PHONE.processor });
  return () => bytes;
}

/** Opens an address on a slow page, and touches nothing until it is quiet. */
export async function look(page: Page, address: string): Promise<LookFigures> {
  const bytesOf = await slowDown(page);
  await page.goto(address);
  await untilHydrated(page);
  await page.waitForLoadState('networkidle');
  const { largestPaintMs, layoutShift, blockedMs } = await page.evaluate(() => {
    const contentful = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    const later = window.recorded.longTasks.filter(({ at }) => at > contentful);
    return { ...window.recorded, blockedMs: later.reduce((sum, { ms }) => sum + ms - 50, 0) };
  });
  return { bytes: bytesOf(), largestPaintMs, layoutShift, blockedMs };
}

/** Milliseconds of the slowest interaction since the document was opened; 16 at least. */
export async function slowestInteraction(page: Page): Promise<number> {
  // an entry comes a moment after the frame that it is about
  await page.waitForTimeout(500);
  return page.evaluate(() => Math.max(16, window.recorded.interactionMs));
}

/** When the page was touched first (ms since 1970). It may have led to another page since. */
export const touchedAt = (page: Page) => page.evaluate(() => Number(sessionStorage.touchedAt));
