import type { Browser, CDPSession, Page } from 'playwright';
import { modes } from '../../.storybook/modes.ts';
import { awaitQuiet, standStill, stopClock } from './standStill.ts';

/** How long a story may take (ms). */
const TIMEOUT_MS = 60_000;

/** A page whose stories come from one origin, and the session that takes its pictures. */
export interface Studio {
  page: Page;
  camera: CDPSession;
  origin: string;
}

/** Pictures (PNG) by name: story and mode, `components-actions-button--variants potli-dark-390`. */
export type Shots = Map<string, Buffer>;

interface Channel {
  last: (event: string) => unknown;
  once: (event: string, listener: () => void) => void;
  emit: (event: string, value: unknown) => void;
}

declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__?: Channel;
  }
}

/** Not `storyRendered`: Storybook reloads the whole page when the next story is shown before this one has finished. */
const ends = ['storyFinished', 'storyErrored', 'storyThrewException', 'storyMissing'];

/** Opens a page with a cache and storage of its own. */
export async function openStudio(browser: Browser, origin: string): Promise<Studio> {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    deviceScaleFactor: 1,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // by this name Storybook knows that it is tested, and does not wait for endless animations
    userAgent: `Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${browser.version()} Safari/537.36 StorybookTestRunner`,
  });
  await context.addInitScript(stopClock);
  const page = await context.newPage();
  page.setDefaultTimeout(TIMEOUT_MS);
  return { page, camera: await context.newCDPSession(page), origin };
}

/** Opens a new document that shows no story yet. */
async function openDocument({ page, origin }: Studio) {
  await page.goto(`${origin}iframe.html?viewMode=story&globals=a11y.manual:!true`);
  await page.waitForFunction(() => window.__STORYBOOK_ADDONS_CHANNEL__?.last('storyMissing'));
}

/** A play function that never ends must not stop the run: the story is shot as it is, like one that fails. */
function endStory(page: Page, id: string) {
  console.warn(`${id}: its play function does not end`);
  return page.evaluate(() => {
    document.documentElement.dataset.ended = '';
  });
}

/** Shows a story and waits until its play function has ended and its page is quiet; its long timers stop. */
async function showStory({ page }: Studio, id: string) {
  await page.evaluate(
    ({ storyId, events }) => {
      const { dataset } = document.documentElement;
      delete dataset.ended;
      for (const event of events) {
        window.__STORYBOOK_ADDONS_CHANNEL__?.once(event, () => {
          dataset.ended = '';
        });
      }
      window.__STORYBOOK_ADDONS_CHANNEL__?.emit('setCurrentStory', { storyId, viewMode: 'story' });
    },
    { storyId: id, events: ends },
  );
  await page.waitForSelector('html[data-ended]', { state: 'attached' }).catch(() => endStory(page, id));
  // before the first picture: what moved until now is drawn in one layer with the rest afterwards
  await page.evaluate(standStill);
  await page.evaluate(awaitQuiet);
}

/** Sets brand and theme as `withBrand` does, without rendering the story again. */
function setLook(page: Page, look: { brand: string; theme: string }) {
  return page.evaluate((values) => {
    Object.assign(document.documentElement.dataset, values);
  }, look);
}

async function takePicture({ camera }: Studio, width: number, height: number) {
  const { data } = await camera.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    captureBeyondViewport: true,
    clip: { x: 0, y: 0, width, height, scale: 1 },
  });
  return Buffer.from(data, 'base64');
}

async function shootModes(studio: Studio, id: string, shots: Shots) {
  // a new size makes the browser draw everything again: what it drew step by step differs in a few pixels
  await studio.page.setViewportSize({ width: 1000, height: 900 });
  for (const [name, { brand, theme, viewport }] of Object.entries(modes)) {
    await studio.page.setViewportSize({ width: viewport, height: 900 });
    await setLook(studio.page, { brand, theme });
    const height = await studio.page.evaluate(standStill);
    shots.set(`${id} ${name}`, await takePicture(studio, viewport, height));
  }
}

/**
 * Shoots the stories of one file in every mode, whole pages. The document is loaded once and shows one story after the
 * other. Each plays at 1440 in the first mode; brand, theme and width change afterwards.
 */
export async function shootStories(studio: Studio, ids: string[]): Promise<Shots> {
  const shots: Shots = new Map();
  await openDocument(studio);
  for (const id of ids) {
    await studio.page.setViewportSize({ width: 1440, height: 900 });
    await showStory(studio, id);
    await shootModes(studio, id, shots);
  }
  return shots;
}
