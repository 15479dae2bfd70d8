import { demoCatalogue } from '@potli/api/fixtures';
import { promisesOf, rateText } from '@potli/api/rates';
import { beforeAll, expect, inject, test } from 'vitest';
import { publicPages } from '../harness/publicPages.ts';

interface Fault {
  address: string;
  linkedFrom: string;
  fault: string | number;
}

const AT_ONCE = 8;

/** Addresses of this site in the links of a page, without their fragments. */
function linksOf(html: string, page: string): string[] {
  const origin = new URL(page).origin;
  return [...html.matchAll(/<a\b[^>]*?\bhref="([^"]*)"/g)]
    .map(([, href = '']) => new URL(href.replaceAll('&amp;', '&'), page))
    .filter((url) => url.origin === origin)
    .map((url) => url.href.slice(0, url.href.length - url.hash.length));
}

/** The pages of the site by their address, and those that are missing. */
interface Crawl {
  pages: Map<string, string>;
  faults: Fault[];
}

/** Reads every page that can be reached from some addresses by links. */
async function crawl(starts: readonly string[]): Promise<Crawl> {
  const linkedFrom = new Map(starts.map((start) => [start, '']));
  const queue = [...linkedFrom.keys()];
  const pages = new Map<string, string>();
  const faults: Fault[] = [];

  async function read(address: string): Promise<void> {
    const answer = await fetch(address, { redirect: 'manual' });
    const html = await answer.text();
    pages.set(address, html);
    const from = linkedFrom.get(address) ?? '';
    if (answer.status !== 200) faults.push({ address, linkedFrom: from, fault: answer.status });
    for (const link of linksOf(html, address)) {
      if (linkedFrom.has(link)) continue;
      linkedFrom.set(link, address);
      queue.push(link);
    }
  }

  while (queue.length > 0) await Promise.all(queue.splice(0, AT_ONCE).map(read));
  return { pages, faults };
}

let read: Crawl;
let listed: string[];

// rendering all pages takes longer than what is asked of them
beforeAll(async () => {
  const { url } = inject('site');
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  listed = [...paths, ...publicPages.map(({ path }) => path)].map((path) => new URL(path, url).href);
  read = await crawl([`${url}/`, ...listed]);
});

test('no link leads to a missing page', () => {
  expect(read.faults).toEqual([]);
  const addresses = [...read.pages.keys()];
  const kinds = new Set(addresses.map((page) => new URL(page).pathname.split('/')[1]));
  expect([...kinds]).toEqual(
    expect.arrayContaining(['categories', 'stores_details', 'grabdeals', 'creditcards_details', 'gift_card_details']),
  );
  expect(addresses.length).toBeGreaterThan(200);
});

/** What the shop says of referrals, with its example (docs/product/referrals.md). */
const REFERRAL = ['5%', '₹5,000', '₹250'];

const { stores = [], offers = [], flashDeals = [], creditCards = [] } = demoCatalogue;
const rows = [...stores, ...offers, ...flashDeals, ...creditCards].flatMap(({ rates = [] }) => rates);
const held = new Set([
  ...rows.map(({ appliesTo, percent = 0, amount = 0 }) => rateText({ appliesTo, percent, amount })),
  ...REFERRAL,
]);

test('no page shows a rate that no row holds, and no placeholder', () => {
  expect(new Set(listed).size).toBeGreaterThan(130);
  const wrong: string[] = [];
  let promised = 0;
  for (const [address, html] of read.pages) {
    const placeholder = /\{cashback\}|\{rate:/.exec(html)?.[0];
    if (placeholder) wrong.push(`${address}: ${placeholder}`);
    // text between tags, and texts in attributes and in data
    for (const text of html.split(/<[^>"]*>?|"/)) {
      const { figures } = promisesOf(text);
      promised += figures.length;
      const unheld = figures.filter((figure) => !held.has(figure));
      if (unheld.length > 0) wrong.push(`${address}: ${unheld.join()} in ${text.slice(0, 200)}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(promised).toBeGreaterThan(500);
});
