import type { Locator, Page } from 'playwright';
import { describe, expect } from 'vitest';
import { test } from '../harness/test.ts';

interface Named {
  storeName: string;
}

interface StoreTexts {
  storeTitle: string;
  metaDescription: string;
  storeDescription: string;
  earnRewards: string;
  importantTerms: string[];
  topCashbacks: { key: string; value: string }[];
  faqs: { question: string; answer: string }[];
}

/** In the order of docs/product/home.md#sections; dynamic sections are those of the demo. */
const SECTIONS = [
  'Categories',
  'Top Stores',
  'New Flash Deals',
  'Wedding Season Bazaar',
  'New Year Getaways',
  'Share link & Earn Money',
  'Credit Cards',
  'Popular Coupons',
];

/** Whether an element is visible after scrolling to it: in view, not clipped and not covered. */
function isReadable(target: Locator): Promise<boolean> {
  return target.evaluate((element) => {
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const { x, y, width, height } = element.getBoundingClientRect();
    const there = document.elementFromPoint(x + width / 2, y + height / 2);
    return there !== null && element.contains(there);
  });
}

/** The texts that are not visible on the page. */
async function unreadable(page: Page, texts: readonly string[]): Promise<string[]> {
  const missing: string[] = [];
  for (const text of texts) {
    const places = await page.getByRole('main').getByText(text, { exact: true }).all();
    const seen = await Promise.all(places.map(isReadable));
    if (!seen.includes(true)) missing.push(text);
  }
  return missing;
}

const fetchJson = async (address: string): Promise<unknown> => (await fetch(address)).json();

describe('with JavaScript off', () => {
  test('home shows all its sections, stores and coupons', async ({ site, tab }) => {
    const { page } = await tab({ script: false });
    await page.goto('/');
    const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
    expect(headings.map((heading) => heading.trim())).toEqual(SECTIONS);

    const stores = (await fetchJson(
      `${site.url}/api/stores/paginated?pageNumber=0&pageSize=24&displyaHomePage=true`,
    )) as Named[];
    const topStores = page.getByRole('region', { name: 'Top Stores' });
    for (const { storeName } of stores) {
      expect(await isReadable(topStores.getByRole('link', { name: storeName, exact: true })), storeName).toBe(true);
    }

    const coupons = page.getByRole('region', { name: 'Popular Coupons' }).getByRole('link', { name: /^Get Deal/ });
    expect(await coupons.count()).toBe(9);
    for (const coupon of await coupons.all()) expect(await isReadable(coupon)).toBe(true);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
    expect(new URL(page.url()).pathname).toBe('/privacy-policy');
  });

  test('a store shows all its content, with the answers of its FAQs', async ({ site, tab }) => {
    const { page } = await tab({ script: false });
    const store = (await fetchJson(`${site.url}/api/stores/slug/juttigali`)) as StoreTexts;
    await page.goto('/stores_details/juttigali');
    const paragraphs = [...store.storeDescription.matchAll(/<p>(.*?)<\/p>/g)].map((match) => match[1] ?? '');
    expect(paragraphs).not.toEqual([]);
    const texts = [
      store.storeTitle,
      store.metaDescription,
      ...paragraphs,
      ...store.importantTerms,
      ...store.topCashbacks.flatMap(({ key, value }) => [key, value]),
      ...store.faqs.flatMap(({ question, answer }) => [question, answer]),
    ];
    expect(await unreadable(page, texts)).toEqual([]);
  });

  test('the search is a plain form', async ({ tab }) => {
    const { page } = await tab({ script: false });
    await page.goto('/');
    await page.getByRole('banner').getByRole('combobox').fill('jutti');
    await page.keyboard.press('Enter');
    await page.waitForURL('/stores?q=jutti');
    await page.getByRole('main').getByRole('link', { name: 'Juttigali', exact: true }).first().click();
    await page.waitForURL('/stores_details/juttigali');
  });

  test('a form that needs scripts says so, also after it is sent', async ({ visit }) => {
    const { page } = await visit({ script: false });
    const reason = page.getByRole('main').getByText(/needs JavaScript/);
    await page.goto('/forgot-password');
    await reason.waitFor();
    await page.getByLabel('Email').fill('asha@potli.example');
    await page.getByRole('button', { name: 'Send reset link' }).click();
    await page.getByRole('heading', { name: 'Forgot your password?' }).waitFor();
    await reason.waitFor();
    await page.goto('/verify');
    await reason.waitFor();
  });

  test('Shop Now leads to the shop through the redirect page', async ({ visit }) => {
    const { page } = await visit({ script: false, shops: true });
    await page.goto('/stores_details/juttigali');
    await page.getByRole('link', { name: 'Shop Now' }).click();
    expect(new URL(page.url()).pathname).toBe('/redirect');
    // no visit is recorded without scripts, and the page says so
    await page.getByRole('heading', { name: 'We could not record this visit to Juttigali' }).waitFor();
    expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
    await page.getByRole('link', { name: 'Go on without cashback' }).click();
    await page.waitForURL('https://shop.juttigali.example/in?aff_id=potli');
  });
});
