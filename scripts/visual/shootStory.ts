import type { Browser, Page } from 'playwright';
import { modes } from './modes.ts';

/** Demo shop time at which all stories stand still. */
const now = new Date('2026-11-20T06:30:00Z');
const finished = ['storyFinished', 'storyErrored', 'storyThrewException', 'storyMissing'];

export interface Studio {
  page: Page;
  origin: string;
}

interface StorybookWindow {
  __STORYBOOK_ADDONS_CHANNEL__?: { last: (event: string) => unknown };
}

/** Loads a story and waits until its play function has ended and its fonts and pictures are there. */
async function openStory(page: Page, origin: string, id: string) {
  const globals = 'brand:potli;theme:light;a11y.manual:!true';
  await page.goto(`${origin}/iframe.html?id=${id}&viewMode=story&globals=${globals}`);
  await page.waitForFunction((events) => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as StorybookWindow;
    return events.some((event) => channel?.last(event));
  }, finished);
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (const image of document.images) image.loading = 'eager';
    await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => undefined)));
  });
}

/** A page on which everything stands still: clock, motion, caret. Its stories come from one origin. */
export async function openStudio(browser: Browser, origin: string): Promise<Studio> {
  const context = await browser.newContext({ reducedMotion: 'reduce', deviceScaleFactor: 1, locale: 'en-IN' });
  await context.clock.setFixedTime(now);
  return { page: await context.newPage(), origin };
}

/** Pictures (PNG) of one story by name of mode. The story is loaded once; theme and width change under it. */
export async function shootStory({ page, origin }: Studio, id: string): Promise<Map<string, Buffer>> {
  const shots = new Map<string, Buffer>();
  await page.setViewportSize({ width: 1440, height: 900 });
  await openStory(page, origin, id);
  for (const { name, theme, width } of modes) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate((value) => {
      document.documentElement.dataset.theme = value;
      // two frames: observers of sizes answer in the first
      return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }, theme);
    shots.set(name, await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' }));
  }
  return shots;
}
