import type { Browser } from 'playwright';
import { type DemoMemberName, logIn, storedSession } from './members.ts';
import { openVisit, sizes, type Visit } from './openVisit.ts';

/** Who reads, and how the pages look to them. */
export interface Reader {
  width?: 'wide' | 'narrow';
  theme?: 'light' | 'dark';
  /** Allows animation. */
  motion?: boolean;
  /** False switches JavaScript off. */
  script?: boolean;
  /** Absent: a visitor. */
  member?: DemoMemberName;
}

/**
 * Opens one visit for each reader and gives it to every test that asks for the same one, without what it has collected. Its
 * browser has the files of the site, compiled, after the first page: a page takes half of the time that it takes in a new visit.
 */
export function openTabs(browser: Browser, url: string) {
  const visits = new Map<string, Visit>();

  async function open({ member, ...look }: Reader): Promise<Visit> {
    const stored = member && storedSession(await logIn(url, member));
    return openVisit(browser, url, { ...look, ...(stored ? { stored } : {}) });
  }

  return {
    async tab(reader: Reader = {}): Promise<Visit> {
      const key = JSON.stringify(reader);
      const visit = visits.get(key) ?? (await open(reader));
      visits.set(key, visit);
      // the page of the test before could still ask for something: a missing one goes home by itself
      await visit.page.goto('about:blank');
      visit.faults.length = 0;
      visit.calls.length = 0;
      await visit.page.setViewportSize(sizes[reader.width ?? 'wide'].viewport);
      return visit;
    },
    async close() {
      await Promise.all([...visits.values()].map(({ context }) => context.close()));
    },
  };
}
