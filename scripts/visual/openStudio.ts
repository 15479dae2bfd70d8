import type { Browser, CDPSession, Page } from 'playwright';
import { stageTime } from './stageTime.ts';

/** How long a story may take, milliseconds. */
const patienceMs = 60_000;

/** A page whose stories come from one origin, and the session that takes its pictures. */
export interface Studio {
  page: Page;
  camera: CDPSession;
  origin: string;
}

/** Opens a studio with a cache and storage of its own. */
export async function openStudio(browser: Browser, origin: string): Promise<Studio> {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    deviceScaleFactor: 1,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // by this name Storybook knows that nobody is watching and does not wait for endless animations
    userAgent: `Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${browser.version()} Safari/537.36 StorybookTestRunner`,
  });
  await context.addInitScript(stageTime);
  const page = await context.newPage();
  page.setDefaultTimeout(patienceMs);
  return { page, camera: await context.newCDPSession(page), origin };
}
