import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect } from 'vitest';
import { createDataDir } from './harness/createDataDir.ts';
import { logIn, storedSession } from './harness/members.ts';
import { openVisit } from './harness/openVisit.ts';
import { type RunningSite, startSite } from './harness/startSite.ts';
import { test } from './harness/test.ts';

const dataDir = createDataDir();
let demo: RunningSite;
beforeAll(async () => {
  demo = await startSite({ dataDir, environment: { DEMO_SHOPS: 'on' } });
});
afterAll(async () => {
  await demo.end('SIGTERM');
  rmSync(dataDir, { recursive: true, force: true });
});

test('the shops of the demo answer, and lead back to My Clicks', async ({ browser }) => {
  const { context, page, faults } = await openVisit(browser, demo.url, {
    stored: storedSession(await logIn(demo.url, 'asha')),
  });
  await page.goto('/stores_details/juttigali');
  const opening = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Shop Now' }).click();
  const shop = await opening;
  await shop.getByRole('heading', { name: 'This would be Juttigali' }).waitFor();
  const link = new URL(new URL(shop.url()).searchParams.get('to') ?? '');
  expect(link.origin).toBe('https://shop.juttigali.example');
  const clickId = link.searchParams.get('subid') ?? '';
  await shop.getByText(clickId, { exact: true }).waitFor();
  await shop.getByRole('link', { name: 'Back to My Clicks' }).click();
  await shop
    .getByRole('row')
    .filter({ has: shop.getByTitle(clickId) })
    .getByText('Juttigali')
    .waitFor();

  await page.goto('/coupons');
  await page.getByRole('main').getByRole('link', { name: 'Get Deal' }).first().click();
  await page.getByRole('heading', { name: /^This would be / }).waitFor();
  await page.getByText('utm_source').waitFor();
  expect(faults).toEqual([]);
  await context.close();
});
