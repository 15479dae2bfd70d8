import { expect, test } from 'vitest';
import { PAGES_PER_FILE, type SitemapEntry, sitemapFiles } from './sitemap.ts';

const site = 'https://potli.example';
const day = (n: number) => new Date(Date.UTC(2026, 0, n));

const pagesUpTo = (count: number): SitemapEntry[] =>
  Array.from({ length: count }, (_, n) => ({ path: `/stores_details/s${n}` }));

const locs = (xml = '') => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => loc);

test('lists pages with the time of their change, if it is known', () => {
  const files = sitemapFiles(site, [{ path: '/', changedAt: day(2) }, { path: '/about' }]);
  expect([...files.keys()]).toEqual(['/sitemap.xml']);
  expect(files.get('/sitemap.xml')).toContain(
    '<url><loc>https://potli.example/</loc><lastmod>2026-01-02T00:00:00.000Z</lastmod></url>',
  );
  expect(files.get('/sitemap.xml')).toContain('<url><loc>https://potli.example/about</loc></url>');
});

test('escapes special characters of addresses', () => {
  expect(sitemapFiles(site, [{ path: '/stores?page=2&q=a' }]).get('/sitemap.xml')).toContain('page=2&amp;q=a<');
});

test('one file holds as many pages as one may', () => {
  const files = sitemapFiles(site, pagesUpTo(PAGES_PER_FILE));
  expect(files.size).toBe(1);
  expect(locs(files.get('/sitemap.xml'))).toHaveLength(PAGES_PER_FILE);
});

test('with one more there is an index, and no page is lost', () => {
  const pages = pagesUpTo(PAGES_PER_FILE + 1);
  const files = sitemapFiles(site, pages);
  expect(files.get('/sitemap.xml')).toContain('<sitemapindex');
  expect(locs(files.get('/sitemap.xml'))).toEqual([`${site}/sitemap.xml?part=1`, `${site}/sitemap.xml?part=2`]);
  expect(locs(files.get('/sitemap.xml?part=1'))).toHaveLength(PAGES_PER_FILE);
  expect(locs(files.get('/sitemap.xml?part=2'))).toEqual([`${site}/stores_details/s${PAGES_PER_FILE}`]);
});

test('the index has the latest change of each file', () => {
  const pages = [day(3), day(9), day(5), undefined].map((changedAt, n) => ({ path: `/${n}`, changedAt }));
  const index = sitemapFiles(site, pages, 2).get('/sitemap.xml');
  expect(index).toContain('sitemap.xml?part=1</loc><lastmod>2026-01-09T');
  expect(index).toContain('sitemap.xml?part=2</loc><lastmod>2026-01-05T');
});
