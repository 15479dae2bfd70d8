import type { BrowserContext, Page } from 'playwright';

const ENTRY = '**/assets/entry-client-*.js';

/** Runs in the page: whether it is hydrated. Clicks act from here on. */
export const isHydrated = () => document.readyState !== 'loading' && !('potliClicks' in window && window.potliClicks);

/** Waits until the page is hydrated. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated);
}

/** Moves the mouse, so that the page loads its scripts, and waits until it is hydrated. */
export async function hydrate(page: Page): Promise<void> {
  await page.mouse.move(2, 2);
  await untilHydrated(page);
}

/** Holds scripts of pages back, by default the entry that hydrates them. @returns lets them through */
export async function holdScripts(context: BrowserContext, scripts = ENTRY): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await context.route(scripts, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Scrolls down to the foot of the page, a window at a time, as a reader does. */
export async function scrollThrough(page: Page): Promise<void> {
  const windowHeight = page.viewportSize()?.height ?? 0;
  const atFoot = () => page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 2);
  while (!(await atFoot())) {
    await page.mouse.wheel(0, windowHeight);
    // parts near the window need time to load and to grow
    await page.waitForTimeout(150);
  }
  await page.waitForLoadState('networkidle');
}
