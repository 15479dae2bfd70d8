import type { Page } from 'playwright';
import { modes } from '../../.storybook/modes.ts';
import { awaitQuiet } from './awaitQuiet.ts';
import { holdStill } from './holdStill.ts';
import type { Studio } from './openStudio.ts';

/** Pictures (PNG) by name: story and mode, `components-button--variants potli-dark-390`. */
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

/** Not `storyRendered`: a story that is left before what follows its play makes Storybook load the whole page anew. */
const ends = ['storyFinished', 'storyErrored', 'storyThrewException', 'storyMissing'];

/** Opens a new document that shows no story yet. */
async function openDocument({ page, origin }: Studio) {
  await page.goto(`${origin}/iframe.html?viewMode=story&globals=a11y.manual:!true`);
  await page.waitForFunction(() => window.__STORYBOOK_ADDONS_CHANNEL__?.last('storyMissing'));
}

/** A play function that hangs must not hang the run: the story is shot as it stands, as one that failed would be. */
function endStory(page: Page, id: string) {
  console.warn(`${id}: its play function does not end`);
  return page.evaluate(() => {
    document.documentElement.dataset.ended = '';
  });
}

/** Shows a story and waits until its play function has ended and its page is quiet; its long timers rest. */
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
  // once before the first picture: what moved until now is drawn in one layer with the rest afterwards
  await page.evaluate(holdStill);
  await page.evaluate(awaitQuiet);
}

/** Wears brand and theme as `withBrand` would, without rendering the story anew. */
function dress(page: Page, look: { brand: string; theme: string }) {
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
  // drawn anew at every size: what was drawn bit by bit while the story played differs in a few pixels
  await studio.page.setViewportSize({ width: 1000, height: 900 });
  for (const [name, { brand, theme, viewport }] of Object.entries(modes)) {
    await studio.page.setViewportSize({ width: viewport, height: 900 });
    await dress(studio.page, { brand, theme });
    const height = await studio.page.evaluate(holdStill);
    shots.set(`${id} ${name}`, await takePicture(studio, viewport, height));
  }
}

/**
 * Shoots the stories of one file in every mode, whole pages. The file is loaded once, its stories are shown one after
 * the other as a person would; brand, theme and width change under a story that has played at 1440.
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
