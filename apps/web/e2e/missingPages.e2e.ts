import { expect } from 'vitest';
import { hydrate } from './harness/hydration.ts';
import { test } from './harness/test.ts';

test.for([
  { missing: '/no/such/page', next: '/' },
  { missing: '/user_dashboard/no/such/screen', next: '/user_dashboard' },
])('$missing says so in its title, goes on, and Back leads past it', async ({ missing, next }, { tab }) => {
  const { page } = await tab({ member: 'asha' });
  await page.goto('/about');
  await page.clock.install();
  await page.goto(missing);
  await page.getByText(/^Redirecting to .* in \d seconds/).waitFor();
  expect(await page.title()).toBe('Page not found | Potli');
  await hydrate(page);
  for (let seconds = 0; seconds < 5; seconds += 1) await page.clock.runFor(1_000);
  await page.waitForURL(next);
  await page.goBack();
  await page.waitForURL('/about');
});
