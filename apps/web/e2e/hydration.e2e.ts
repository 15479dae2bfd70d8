import { describe, expect } from 'vitest';
import { hydrate, scrollThrough, untilHydrated } from './harness/hydration.ts';
import { test } from './harness/test.ts';

const elsewhere = `/redirect?${new URLSearchParams({ url: 'https://unknown.example/', name: 'Unknown' })}`;
const shop = `/redirect?${new URLSearchParams({ url: 'https://shop.juttigali.example/', name: 'Juttigali' })}`;

/** The browser's own message about an answer with status 404. */
const NOT_FOUND = 'Failed to load resource: the server responded with a status of 404 (Not Found)';

describe('a page hydrates without a message in the console', () => {
  test.for(['/stores?q=jutti', elsewhere])('%s', async (path, { tab }) => {
    const { page, faults } = await tab();
    await page.goto(path);
    await hydrate(page);
    await scrollThrough(page);
    expect(faults).toEqual([]);
  });

  test('the interstitial of a known shop', async ({ visit }) => {
    const { page, faults } = await visit({ shops: true });
    await page.goto(shop);
    await page.waitForURL('https://shop.juttigali.example/**');
    expect(faults).toEqual([]);
  });

  test.for(['/no-such-page', '/stores_details/none', '/no/such/page?of=ours'])(
    '%s, which is no page',
    async (path, { tab }) => {
      const { page, faults } = await tab();
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      await page.getByText('Redirecting to Home in 5 seconds...').waitFor();
      await page.getByText(/^Redirecting to Home in [1-4] seconds/).waitFor();
      expect(faults).toEqual([NOT_FOUND]);
    },
  );

  test('My Clicks, and home, of a member', async ({ tab }) => {
    const { page, faults } = await tab({ member: 'asha' });
    await page.goto('/user_dashboard/reports/click');
    await page.getByRole('row').nth(10).waitFor();
    await page.goto('/');
    await hydrate(page);
    await scrollThrough(page);
    expect(faults).toEqual([]);
  });
});

describe('data from the server is not loaded again', () => {
  test('a page that hydrates makes no call', async ({ tab }) => {
    const { page, calls } = await tab();
    await page.goto('/');
    await hydrate(page);
    await scrollThrough(page);
    expect(calls).toEqual([]);
  });

  test('from home to a store only that store and its offers are loaded', async ({ tab }) => {
    const { page, calls } = await tab();
    await page.goto('/');
    await untilHydrated(page);
    const topStores = page.getByRole('region', { name: 'Top Stores' });
    await topStores.getByRole('link', { name: 'Juttigali', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Juttigali' }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(calls.map((call) => call.split('?')[0])).toEqual([
      'GET /api/stores/slug/juttigali',
      'GET /api/flashdeals/paginated',
      'GET /api/offers/paginated',
    ]);
    expect(calls.filter((call) => call.includes('storeId='))).toHaveLength(2);
  });
});
