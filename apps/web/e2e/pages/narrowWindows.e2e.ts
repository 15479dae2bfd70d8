import { expect } from 'vitest';
import { logIn, storedSession } from '../harness/members.ts';
import { narrowProblems, narrowWidths } from '../harness/narrowProblems.ts';
import { publicPages } from '../harness/publicPages.ts';
import { test } from '../harness/test.ts';

/** A deal and a store with codes, beside one page of each kind. */
const paths = [...publicPages.map(({ path }) => path), '/grabdeals/steel-cooker-kadhai-set', '/stores_details/tokrigo'];

/** One tab for all pages, because a new one for each takes most of the time. */
test.for([
  { who: 'a member', paths },
  { who: 'a visitor', paths: ['/'] },
])(
  '$who sees every page whole on small phones and zoomed',
  { timeout: 120_000 },
  async ({ who, paths: seen }, { site, visit }) => {
    const stored = who === 'a member' ? storedSession(await logIn(site.url, 'asha')) : undefined;
    const { page } = await visit({ width: 'narrow', stored });
    const problems: string[] = [];
    for (const path of seen) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      for (const width of narrowWidths) {
        const found = await narrowProblems(page, width);
        problems.push(...found.map((problem) => `${path} at ${width} px: ${problem}`));
      }
    }
    expect(problems).toEqual([]);
  },
);
