import { expect } from 'vitest';
import { test } from '../harness/test.ts';

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

/** Reads every page that can be reached from an address by links. */
async function crawl(start: string): Promise<{ pages: string[]; faults: Fault[] }> {
  const linkedFrom = new Map([[start, '']]);
  const queue = [start];
  const faults: Fault[] = [];

  async function read(address: string): Promise<void> {
    const answer = await fetch(address, { redirect: 'manual' });
    const html = await answer.text();
    const from = linkedFrom.get(address) ?? '';
    if (answer.status !== 200) faults.push({ address, linkedFrom: from, fault: answer.status });
    for (const link of linksOf(html, address)) {
      if (linkedFrom.has(link)) continue;
      linkedFrom.set(link, address);
      queue.push(link);
    }
  }

  while (queue.length > 0) await Promise.all(queue.splice(0, AT_ONCE).map(read));
  return { pages: [...linkedFrom.keys()], faults };
}

test('no link leads to a missing page', { timeout: 60_000 }, async ({ site }) => {
  const { pages, faults } = await crawl(`${site.url}/`);
  expect(faults).toEqual([]);
  const kinds = new Set(pages.map((page) => new URL(page).pathname.split('/')[1]));
  expect([...kinds]).toEqual(
    expect.arrayContaining(['categories', 'stores_details', 'grabdeals', 'creditcards_details', 'gift_card_details']),
  );
  expect(pages.length).toBeGreaterThan(200);
});
