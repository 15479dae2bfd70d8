import type { Page } from 'playwright';
import { expect } from 'vitest';
import { logIn, storedSession } from './harness/members.ts';
import { test } from './harness/test.ts';

/** What visitors get at an address, now. */
async function visitor(url: string, path: string): Promise<{ status: number; text: string }> {
  const response = await fetch(url + path);
  return { status: response.status, text: await response.text() };
}

/** Fills fields by their labels; a label may have a star behind it. */
async function fill(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) await page.getByLabel(label, { exact: false }).first().fill(text);
}

const seesText = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();

test('an editor adds a store and a deal, a second person approves a raise, and it is taken back', async ({
  site,
  visit,
}) => {
  const { page, faults } = await visit({ stored: storedSession(await logIn(site.url, 'admin')) });
  const { page: second } = await visit({ stored: storedSession(await logIn(site.url, 'editor')) });
  const store = '/stores_details/mela';
  expect((await visitor(site.url, store)).status).toBe(404);

  // a store with a logo and three rates
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Stores', exact: true }).click();
  await page.getByRole('link', { name: 'Add a store' }).click();
  await fill(page, {
    Key: 'mela',
    'Name of the store': 'Mela',
    'Heading of its page': 'Mela cashback',
    Logo: '/demo/stores/aambagaan.svg',
    Website: 'https://mela.example/',
    'Link of the network': 'https://mela.example/?subid={clickId}',
    'Title for search engines': 'Mela',
    'Description for search engines': 'Cashback at Mela',
  });
  const rates = [
    ['Shoes', '4', '10'],
    ['Bags', '2.5', '6'],
    ['All else', '1', '3'],
  ] as const;
  for (const [index, [name, cashback, commission]] of rates.entries()) {
    await page.getByRole('button', { name: 'Add a rate' }).click();
    const rate = page.getByRole('region', { name: `Rate ${index + 1}` });
    await rate.getByRole('textbox', { name: 'For' }).fill(name);
    await rate.getByRole('textbox', { name: 'Members get' }).pressSequentially(cashback);
    await rate.getByRole('textbox', { name: 'Network pays' }).pressSequentially(commission);
  }
  await page.getByRole('button', { name: 'Publish' }).click();
  await seesText(page, 'Done. Visitors see it now.');
  await page.getByRole('heading', { level: 1, name: 'Mela' }).waitFor();
  const made = await visitor(site.url, store);
  expect(made.status).toBe(200);
  for (const text of ['Shoes', '4%', '2.5%', 'aambagaan.svg']) expect(made.text).toContain(text);

  // a deal for Diwali, hidden until its day
  await page.getByRole('link', { name: 'Flash deals', exact: true }).click();
  await page.getByRole('link', { name: 'Add a flash deal' }).click();
  await fill(page, {
    Key: 'diwali-at-mela',
    'Title of the deal': 'Diwali at Mela',
    Picture: '/demo/stores/aambagaan.svg',
    'Where it leads': 'https://mela.example/diwali?subid={clickId}',
    Appears: '01-12-2099 10:00',
  });
  await page.getByLabel('Store', { exact: true }).fill('mela');
  await page.getByRole('button', { name: 'Publish' }).click();
  await seesText(page, 'Scheduled from 01-12-2099 10:00');
  const deal = '/grabdeals/diwali-at-mela';
  expect((await visitor(site.url, deal)).text).not.toContain('Diwali at Mela');
  await page.getByRole('textbox', { name: 'Appears' }).fill('');
  await page.getByRole('button', { name: 'Publish' }).click();
  await seesText(page, 'Live');
  expect((await visitor(site.url, deal)).text).toContain('Diwali at Mela');

  // a raise waits for a second editor
  await page.goto('/admin/catalogue/stores/rows/mela');
  const rate = page.getByRole('region', { name: 'Rate 1' });
  await rate.getByRole('textbox', { name: 'Members get' }).fill('8.5');
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('link', { name: 'waits for a second person' }).click();
  await seesText(page, /somebody else has to approve it/);
  expect(await page.getByRole('button', { name: 'Approve' }).count()).toBe(0);
  expect((await visitor(site.url, store)).text).not.toContain('8.5%');
  await second.goto('/admin');
  await second.getByRole('link', { name: 'Waiting changes' }).click();
  await second.getByRole('link', { name: 'Mela' }).click();
  await second.getByRole('button', { name: 'Approve' }).click();
  await seesText(second, 'Approved. Visitors see it now.');
  expect((await visitor(site.url, store)).text).toContain('8.5%');

  // and is taken back
  await page.reload();
  await page.getByRole('button', { name: 'Take it back' }).click();
  await seesText(page, 'It is as before.');
  expect((await visitor(site.url, store)).text).not.toContain('8.5%');
  expect(faults).toEqual([]);
});

test('a view is stored under a name that a colleague opens, and one field of all its rows is set', async ({
  site,
  visit,
}) => {
  const { page } = await visit({ stored: storedSession(await logIn(site.url, 'editor')) });
  const { page: second } = await visit({ stored: storedSession(await logIn(site.url, 'admin')) });
  await page.goto('/admin/catalogue/stores?q=ghar');
  await page.getByRole('button', { name: 'Views' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Save this list' }).press('Enter');
  const name = `Ghar ${Date.now()}`;
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.keyboard.press('Enter');
  await seesText(page, `All editors find “${name}” in the views.`);

  await second.goto('/admin/catalogue/stores');
  await second.getByRole('button', { name: 'Views' }).press('Enter');
  await second.getByRole('menuitemradio', { name }).press('Enter');
  await second.getByRole('button', { name: `View: ${name}` }).waitFor();
  await second.getByRole('button', { name: /^Choose all \d+ that match$/ }).press('Enter');
  await second.getByRole('button', { name: 'Set a field' }).press('Enter');
  await second.getByRole('combobox', { name: 'Field' }).selectOption('Categories');
  await second.getByRole('textbox', { name: 'Categories' }).fill('movies');
  await second.getByRole('button', { name: 'Show what changes' }).press('Enter');
  await second.getByRole('button', { name: /^Change \d+$/ }).press('Enter');
  await seesText(second, /stores changed\.$/);
  await expect.poll(async () => (await visitor(site.url, '/categories/movies')).text).toContain('Achaar Ghar');
  await second.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => (await visitor(site.url, '/categories/movies')).text).not.toContain('Achaar Ghar');
});
