import { expect } from 'vitest';
import { logIn, storedSession } from './harness/members.ts';
import { openVisit } from './harness/openVisit.ts';
import { accessibilityProblems } from './harness/pageProblems.ts';
import { test } from './harness/test.ts';

test('the shops of the demo answer, and lead back to My Clicks', async ({ browser, demo }) => {
  const { context, page, faults } = await openVisit(browser, demo.url, {
    stored: storedSession(await logIn(demo.url, 'asha')),
  });
  await page.goto('/stores_details/juttigali');
  const opening = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Shop Now' }).click();
  const shop = await opening;
  await shop.getByRole('heading', { name: 'Welcome to Juttigali' }).waitFor();
  const link = new URL(new URL(shop.url()).searchParams.get('to') ?? '');
  expect(link.origin).toBe('https://shop.juttigali.example');
  const clickId = link.searchParams.get('subid') ?? '';
  await shop.getByText('What the link carries').click();
  await shop.getByText(clickId, { exact: true }).waitFor();
  await shop.getByRole('link', { name: 'Back to Potli' }).click();
  await shop.goto('/user_dashboard/reports/click');
  await shop
    .getByRole('row')
    .filter({ has: shop.getByTitle(clickId) })
    .getByText('Juttigali')
    .waitFor();

  await page.goto('/coupons');
  await page.getByRole('main').getByRole('link', { name: 'Get Deal' }).first().click();
  await page.getByRole('heading', { name: /^Welcome to / }).waitFor();
  await page.getByText('What the link carries').click();
  await page.getByText('utm_source').waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test.for([
  { width: 'wide', theme: 'light' },
  { width: 'narrow', theme: 'dark' },
] as const)(
  'everybody can read shop and order, $width and $theme, also without a script',
  async (look, { browser, demo }) => {
    const { context, page } = await openVisit(browser, demo.url, look);
    const mute = await openVisit(browser, demo.url, { ...look, script: false });
    const link = `/dev/shop?${new URLSearchParams({ to: 'https://shop.juttigali.example/in?subid=c-1' })}`;
    await mute.page.goto(link);
    await mute.page.getByLabel('Pieces').selectOption('2');
    await mute.page.getByRole('button', { name: 'Buy Sneakers' }).click();
    await mute.page.getByRole('heading', { name: 'Thank you!' }).waitFor();
    for (const path of [link, mute.page.url()]) {
      await page.goto(path);
      expect(await accessibilityProblems(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
        0,
      );
    }
    await mute.page.getByRole('button', { name: 'Cancel all' }).click();
    await mute.page.getByRole('heading', { name: 'This order is taken back' }).waitFor();
    expect(mute.faults).toEqual([]);
    await Promise.all([context.close(), mute.context.close()]);
  },
);
