import { expect } from 'vitest';
import { hydrate } from '../harness/hydration.ts';
import { publicPages } from '../harness/publicPages.ts';
import { test } from '../harness/test.ts';
import { isWholeRun } from '../harness/wholeRun.ts';

/** As mails, advertisements and people add them. */
const added = [
  'utm_source=x&utm_medium=%D0%B8&utm_campaign=',
  'gclid=1&fbclid=a%2Bb&fbclid=c#top',
  'page=&q=&key=&url=&sort=%00&x[]=1&%5Bobject%5D=',
];
const searches = isWholeRun ? added.map((each) => `?${each}`) : [`?${added[2]}&${added[0]}&${added[1]}`];

const redirects = [
  `/redirect?${new URLSearchParams({ url: 'https://unknown.example/', name: 'Unknown' })}&utm_source=x`,
  `/redirect?${new URLSearchParams({ url: 'https://unknown.example/', unrecorded: 'STORE-1' })}&gclid=1&gclid=2#a`,
];

test.for([...publicPages.map(({ path }) => path), '/stores?q=jutti&'])(
  '%s hydrates without a message in the console, whatever parameters it gets',
  async (path, { tab }) => {
    const { page, faults } = await tab();
    for (const search of searches) {
      await page.goto(path + (path.endsWith('&') ? search.slice(1) : search));
      await hydrate(page);
      await page.waitForTimeout(200);
      expect(faults, search).toEqual([]);
    }
  },
);

test.for(redirects)('%s too', async (path, { tab }) => {
  const { page, faults } = await tab();
  await page.goto(path);
  await hydrate(page);
  await page.waitForTimeout(200);
  expect(faults).toEqual([]);
});

test.for(['/user_dashboard/reports/click', '/user_dashboard/missing_cashback'])(
  '%s of a member too',
  async (path, { tab }) => {
    const { page, faults } = await tab({ member: 'asha' });
    for (const search of searches) {
      await page.goto(path + search);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
      expect(faults, search).toEqual([]);
    }
  },
);
