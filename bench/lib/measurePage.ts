import type { Browser, Page, Request } from 'playwright';
import { untilHydrated } from '../../apps/web/e2e/harness/hydration.ts';
import { openVisit } from '../../apps/web/e2e/harness/openVisit.ts';

/** Cost of a first visit to a page. Sizes in bytes on the network, times in ms, unthrottled. */
export interface PageFigures {
  html: number;
  /** Stylesheets within the HTML, as text: they are part of `html`, compressed. */
  inlinedStyles: number;
  /** Scripts asked for before the first contentful paint. */
  scriptsBeforeContent: number;
  /** All scripts, until the page is hydrated and the network is quiet. */
  script: number;
  styles: number;
  fonts: number;
  pictures: number;
  largestPaintMs: number;
  layoutShift: number;
}

/** @param stored - the browser storage of a member, for a member's page */
export async function measurePage(
  browser: Browser,
  site: string,
  { path, stored }: { path: string; stored?: Record<string, string> },
): Promise<PageFigures> {
  const { context, page } = await openVisit(browser, site, { stored, motion: true });
  try {
    const requests: Request[] = [];
    page.on('requestfinished', (request) => requests.push(request));
    await page.goto(path);
    await untilHydrated(page);
    await page.waitForLoadState('networkidle');
    const bytesOf = async (...types: string[]) => {
      const sizes = requests.filter((request) => types.includes(request.resourceType())).map((each) => each.sizes());
      return (await Promise.all(sizes)).reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
    };
    return {
      html: await bytesOf('document'),
      script: await bytesOf('script'),
      styles: await bytesOf('stylesheet'),
      fonts: await bytesOf('font'),
      pictures: await bytesOf('image'),
      ...(await readTimings(page)),
    };
  } finally {
    await context.close();
  }
}

type Timings = Pick<PageFigures, 'inlinedStyles' | 'scriptsBeforeContent' | 'largestPaintMs' | 'layoutShift'>;

/** Paint times that the page itself records. */
function readTimings(page: Page): Promise<Timings> {
  return page.evaluate(async () => {
    const recorded = (type: string) =>
      new Promise<PerformanceEntry[]>((resolve) => {
        // an observer is never called where nothing happened
        setTimeout(() => resolve([]), 200);
        new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true });
      });
    const contentful = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
    const shifts = (await recorded('layout-shift')) as (PerformanceEntry & { value: number })[];
    const styles = [...document.querySelectorAll('style')].map(({ textContent }) => textContent ?? '');
    return {
      inlinedStyles: new TextEncoder().encode(styles.join('')).length,
      scriptsBeforeContent: scripts.filter(({ startTime }) => startTime < contentful).length,
      largestPaintMs: (await recorded('largest-contentful-paint')).at(-1)?.startTime ?? 0,
      layoutShift: shifts.reduce((sum, { value }) => sum + value, 0),
    };
  });
}
