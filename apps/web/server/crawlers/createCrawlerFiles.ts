import type { CataloguePage } from '@potli/server';
import { paths } from '../../src/lib/paths.ts';
import { type Page, toPage } from '../Page.ts';
import { sitemapFiles } from './sitemap.ts';
import { sitemapEntries } from './sitemapEntries.ts';

export interface CrawlerSources {
  publicUrl: string;
  pages: () => Promise<CataloguePage[]>;
  onChange: (listener: () => void) => void;
}

const headersOf = (type: string) => ({
  'content-type': `${type}; charset=utf-8`,
  'cache-control': 'public, max-age=0, must-revalidate',
});

/** Files for search engines. The sitemap is made again at the first request after a change of the catalogue. */
export function createCrawlerFiles({ publicUrl, pages, onChange }: CrawlerSources) {
  const robotsPage = toPage(200, headersOf('text/plain'), robots(publicUrl));
  const missing = toPage(404, headersOf('text/plain'), 'Not found.');
  let sitemap: Promise<Map<string, Page>> | undefined;
  onChange(() => {
    sitemap = undefined;
  });

  async function makeSitemap(): Promise<Map<string, Page>> {
    const files = sitemapFiles(publicUrl, sitemapEntries(await pages()));
    return new Map(Array.from(files, ([path, xml]) => [path, toPage(200, headersOf('application/xml'), xml)] as const));
  }

  return {
    robots: robotsPage,
    /** A file of the sitemap by its path and query. Status 404 if there is none of that name. */
    async sitemap(path: string): Promise<Page> {
      sitemap ??= makeSitemap();
      const making = sitemap;
      try {
        return (await making).get(path) ?? missing;
      } catch (error) {
        if (sitemap === making) sitemap = undefined;
        throw error;
      }
    },
  };
}

/** Closed to crawlers: private pages, and addresses that do something when they are visited. */
const closed = [
  paths.dashboard,
  paths.redirect,
  paths.forgotPassword,
  paths.verifyEmail,
  paths.stopBankChange,
  paths.unsubscribe,
  '/api/custom-link/',
  '/api/unsubscribe',
];

/** The text of `/robots.txt`. */
function robots(publicUrl: string): string {
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
}
