import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { hydrate, scrollThrough } from './harness/hydration.ts';
import { logIn, storedSession } from './harness/members.ts';
import { test } from './harness/test.ts';

/** Calls that a page does not make for a section of its own. */
const ELSEWHERE = /\/(is-logged-in|get-role|refresh-access-token)/;

/** Calls for what another one has named: they are not made where that one fails. */
const FOLLOWING = /\/home-section-cards\//;

/** Loads of a page. */
const LOADS = 6;

/**
 * The loads in which each call fails: two of six, and no two calls share both, so that a section that goes with two calls is missing from
 * three loads or more.
 */
const failures = Array.from({ length: LOADS }, (_, first) =>
  Array.from({ length: LOADS - 1 - first }, (__, more) => [first, first + more + 1]),
).flat();

/** How many loads a section may be missing from. */
const OWN_LOADS = 2;

/**
 * Titles of the sections in view, from the foot of the page up.
 * @param last what comes last. The page is read down until it is there: a page that comes late is at its top again.
 * @param expected calls that the page makes, for which it is waited
 */
async function sectionsOf(page: Page, last: Locator, expected: readonly string[]): Promise<string[]> {
  await expect
    .poll(
      async () => {
        await scrollThrough(page);
        return (await last.isVisible()) && (await page.evaluate(areAnswered, expected));
      },
      { timeout: 60_000 },
    )
    .toBe(true);
  return page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
}

/**
 * Shows a page as its browser loads it, with some calls failing.
 * @param expected calls that it makes
 * @returns its sections, and the calls it made
 */
type Show = (failing: string[], expected: string[]) => Promise<{ sections: string[]; calls: string[] }>;

/** Fails each call in loads of its own. A section may go with its own call only. */
async function eachCallTakesItsOwn(show: Show) {
  const whole = await show([], []);
  const calls = whole.calls.filter((call) => call.startsWith('GET') && !ELSEWHERE.test(call));
  expect(calls.length).toBeGreaterThan(1);
  expect(calls.length).toBeLessThanOrEqual(failures.length);
  const expected = calls.filter((call) => !FOLLOWING.test(call));
  const loads: Awaited<ReturnType<Show>>[] = [];
  // one after the other: pages that load at once make each other late
  for (let load = 0; load < LOADS; load += 1) {
    loads.push(
      await show(
        calls.filter((_, n) => failures[n]?.includes(load)),
        expected,
      ),
    );
  }
  const goneFrom = whole.sections.map((title) => ({
    title,
    loads: loads.flatMap(({ sections }, load) => (sections.includes(title) ? [] : [load])),
  }));
  expect(goneFrom.some(({ loads: { length } }) => length === OWN_LOADS)).toBe(true);
  expect(goneFrom.filter(({ loads: { length } }) => length > OWN_LOADS)).toEqual([]);
}

test('home: a call that fails takes only its own section away', { timeout: 240_000 }, async ({ visit }) => {
  const { context } = await visit();
  await eachCallTakesItsOwn(async (failing, expected) => {
    const page = await context.newPage();
    await page.goto('/about');
    await hydrate(page);
    await page.waitForLoadState('networkidle');
    const calls = callsOf(page);
    await page.evaluate(failCalls, failing);
    await page.getByRole('banner').getByRole('link', { name: 'Potli home' }).click();
    await page.getByRole('region', { name: 'Offers' }).waitFor();
    // makes no call: it comes with the lower part of the page
    const last = page.getByRole('heading', { name: 'Share link & Earn Money' });
    const sections = await sectionsOf(page, last, expected);
    await page.close();
    return { sections, calls: [...new Set(calls)] };
  });
});

test('dashboard: a call that fails takes only its own section away', { timeout: 240_000 }, async ({ visit, site }) => {
  const { context } = await visit({ stored: storedSession(await logIn(site.url, 'asha')) });
  await eachCallTakesItsOwn(async (failing, expected) => {
    const page = await context.newPage();
    const calls = callsOf(page);
    await page.addInitScript(failCalls, failing);
    await page.goto('/user_dashboard');
    const sections = await sectionsOf(page, page.getByRole('main').getByRole('heading', { level: 1 }), expected);
    await page.close();
    return { sections, calls: [...new Set(calls)] };
  });
});

/** Calls to the API that a page makes from now on. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}${search}`);
  });
  return calls;
}

declare global {
  interface Window {
    /** Calls that the page has made, written as "GET /api/categories", and how many of them have no answer yet. */
    potliCalls?: { made: string[]; open: number };
  }
}

/**
 * In the page: answers some calls, written as "GET /api/categories", with 500. A route would switch the browser's cache off, and
 * with it what the visit has compiled.
 */
function failCalls(failing: string[]): void {
  const calls = { made: [] as string[], open: 0 };
  window.potliCalls = calls;
  const send = window.fetch;
  window.fetch = async (input, init) => {
    const { method, url } = new Request(input, init);
    const { pathname, search } = new URL(url);
    const call = `${method} ${pathname}${search}`;
    calls.made.push(call);
    calls.open += 1;
    try {
      return failing.includes(call) ? new Response('{}', { status: 500 }) : await send(input, init);
    } finally {
      calls.open -= 1;
    }
  };
}

/** In the page: whether it has made all these calls, and what was answered is shown. */
async function areAnswered(expected: readonly string[]): Promise<boolean> {
  const calls = window.potliCalls;
  if (!calls || calls.open > 0 || !expected.every((call) => calls.made.includes(call))) return false;
  await new Promise((resolve) => requestIdleCallback(resolve));
  return calls.open === 0;
}
