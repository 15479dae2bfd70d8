import { logIn, storedSession } from './harness/members.ts';
import { test } from './harness/test.ts';

test('the browser comes back to the admin area from a page of the shop that was loaded again', async ({
  site,
  visit,
}) => {
  const { page } = await visit({ stored: storedSession(await logIn(site.url, 'admin')) });
  await page.goto('/admin');
  await page.getByRole('link', { name: 'To the shop' }).click();
  await page.getByRole('heading', { name: 'Top Stores' }).waitFor();
  await page.reload();
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Admin' }).waitFor();
  await page.getByRole('link', { name: 'Audit log' }).click();
  await page.getByRole('heading', { level: 1, name: 'Audit log' }).waitFor();
});
