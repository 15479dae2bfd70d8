import { join } from 'node:path';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { hydrate } from '../harness/hydration.ts';
import { test } from '../harness/test.ts';

interface Screen {
  screen: string;
  member?: 'asha';
  open: (page: Page) => Promise<unknown>;
}

const screens: Screen[] = [
  { screen: 'home', open: (page) => page.goto('/') },
  { screen: 'store', open: (page) => page.goto('/stores_details/juttigali') },
  {
    screen: 'login',
    async open(page) {
      await page.goto('/stores_details/juttigali');
      await page.getByRole('link', { name: 'Shop Now' }).click();
      await page.getByRole('dialog').getByLabel('Email').fill('asha@potli.example');
      await page.getByRole('dialog').getByLabel('Remember me').waitFor();
    },
  },
  {
    screen: 'order story',
    member: 'asha',
    async open(page) {
      await page.goto('/user_dashboard/orders');
      await page.getByRole('row').nth(1).getByRole('link').first().click();
      await page.waitForURL(/\/user_dashboard\/orders\/./);
      await page.getByRole('list', { name: 'The story of this order' }).waitFor();
    },
  },
  {
    screen: 'claim',
    member: 'asha',
    async open(page) {
      await page.goto('/user_dashboard/missing_cashback');
      await page
        .getByRole('main')
        .getByRole('form')
        .or(page.getByRole('button', { name: 'Submit' }))
        .first()
        .waitFor();
    },
  },
];

/** What differs from day to day in the demo. */
const changing: [RegExp, string][] = [
  [/\b\d{2}-\d{2}-\d{4}(,? \d{2}:\d{2})?/g, 'DATE'],
  [/\b[0-9a-f]{8}-[0-9a-f-]{27}\b|…[0-9a-f]{12}\b/g, 'ID'],
  [/\b\d+ (day|hour|minute|second)s?\b/g, 'N $1s'],
  [/\b\d+d( \d+h)?( \d+m)?\b|\b\d+h( \d+m)?\b/g, 'TIME LEFT'],
  [/\/user_dashboard\/orders\/\w+/g, '/user_dashboard/orders/ID'],
];

/**
 * What a screen reader says, in its order: the accessibility tree, as golden files beside this test. A change of them is
 * read like a change of the screen; `-u` writes them again.
 */
test.for(screens)('$screen reads as it did', async ({ screen, member, open }, { tab }) => {
  const { page } = await tab(member ? { member } : {});
  await open(page);
  await hydrate(page);
  await page.waitForLoadState('networkidle');
  const tree = await page.locator('body').ariaSnapshot();
  const steady = changing.reduce((text, [pattern, name]) => text.replace(pattern, name), tree);
  const file = `${screen.replaceAll(' ', '-')}.txt`;
  await expect(`${steady}\n`).toMatchFileSnapshot(join(import.meta.dirname, 'transcripts', file));
});
