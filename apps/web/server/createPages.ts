import { setImmediate as nextTurn } from 'node:timers/promises';
import { MINUTE_MS } from '@potli/api/units/time';
import { type ApiHost, basePathOf, createConcurrencyLimit, type PageKeys } from '@potli/server';
import type { Context } from 'hono';
import type { FoundPage } from '../src/ssr/createPageFinder.ts';
import { type CachePolicy, cachePolicy, keyedAddress } from './cachePolicy.ts';
import { canonicalPath } from './canonicalPath.ts';
import { isInCatalogue } from './isInCatalogue.ts';
import { type Page, toPlainPage } from './Page.ts';
import { createPageCache } from './pageCache.ts';
import { areUnchanged } from './pageSources.ts';
import { type PageRenderer, renderPage } from './renderPage.ts';
import { sendPage } from './sendPage.ts';

export interface PagesOptions {
  renderer: PageRenderer;
  /** Slugs and ids of things that have a page; undefined if the catalogue is on another host. */
  keys: (() => Promise<PageKeys>) | undefined;
  /** Counts a page that is rendered for this caller. @throws ProblemError tooMany */
  admit: (context: Context) => Promise<void>;
  onCatalogueChange: (listener: () => void) => void;
  /** Answers with a page that is noted. Its work fails like the page. */
  answerPage: ApiHost['answerPage'];
}

/** Browsers ask each time and mostly get a 304. */
const REVALIDATE = 'public, max-age=0, must-revalidate';

const cacheControls = { shared: REVALIDATE, keyed: 'no-store', secret: 'no-store', private: 'private, no-cache' };

const MEBIBYTE = 1024 * 1024;

/** A path that only the route for missing pages matches. */
const NOWHERE = '/~';

/**
 * Answers requests for pages and bounds the cost of any address:
 * - one spelling of each address has a page, the others redirect to it;
 * - missing pages are known from the routes and the catalogue's keys, and share one page per route;
 * - a page that has to be rendered is counted by the caller's address; after a change of the catalogue that is a page that shows it,
 *   and an aged page is sent while the new one is made;
 * - two pages are rendered at a time, each begun in its own turn of the event loop, so that other calls are answered in
 *   between.
 */
export function createPages({ renderer, keys, admit, onCatalogueChange, answerPage }: PagesOptions) {
  const base = basePathOf(renderer.site.publicUrl) ?? '';
  const ages = { maxAgeMs: MINUTE_MS, maxStaleMs: 10 * MINUTE_MS };
  const isUnchanged = async ({ sources }: Page) => sources !== undefined && areUnchanged(sources, renderer);
  const pages = createPageCache({ ...ages, maxBytes: 64 * MEBIBYTE, isUnchanged });
  const missing = createPageCache({
    ...ages,
    maxBytes: 8 * MEBIBYTE,
    keeps: ({ status }) => status < 500,
    isUnchanged,
  });
  const limit = createConcurrencyLimit({ concurrency: 2, queueSize: 64 });
  onCatalogueChange(pages.change);
  onCatalogueChange(missing.change);

  const render = (address: string, cacheControl: string) =>
    limit.run(async () => {
      await nextTurn();
      return renderPage(renderer, address, cacheControl);
    });

  /** One page for all missing addresses of a route; `adoptPage` hydrates it at each of them. */
  async function missingPage({ routeId, missingPath }: FoundPage): Promise<ReadyPage> {
    const make = () => missing.make(routeId, () => render(missingPath, REVALIDATE));
    const cached = await missing.find(routeId);
    if (cached?.isAged) renew(make);
    return cached ? toCached(cached.page) : toMade(make());
  }

  /** Makes a page for the next visitors. Where that fails, the aged one is sent until it is too old; then the visitor gets the error page. */
  function renew(make: () => Promise<unknown>): void {
    make().catch(() => undefined);
  }

  async function pageOf(context: Context, found: FoundPage): Promise<ReadyPage> {
    const policy = cachePolicy(found);
    const address = addressOf(found, policy);
    const make = () => render(address, cacheControls[policy]);
    // the page without a key is the same, except for its cache headers
    const key = policy + address;
    const makeCounted = async () => {
      await admit(context);
      return policy === 'secret' ? make() : pages.make(key, make);
    };
    const cached = policy === 'secret' ? undefined : await pages.find(key);
    if (cached?.isAged) renew(makeCounted);
    if (cached) return toCached(cached.page);
    return (await isInCatalogue(found, keys)) ? toMade(makeCounted()) : missingPage(found);
  }

  /** @param url as the visitor spells it */
  async function readyPage(context: Context, found: FoundPage, { pathname, search }: URL): Promise<ReadyPage> {
    if (!found.exists) return missingPage(found);
    if (found.path !== pathname) return toCached(moved(base + found.path + search));
    return pageOf(context, found);
  }

  /** @throws ProblemError tooMany, unavailable, or the error of a page that fails to render */
  return async function sendFound(context: Context): Promise<Response> {
    const url = new URL(context.req.url);
    const path = canonicalPath(url.pathname);
    const found = renderer.find(path ?? NOWHERE, url.search);
    return answerPage(context, templateOf(found), async (id) => {
      const { page, isCached } = await readyPage(context, found, url);
      return { response: await sendPage(context, page, id), isCached };
    });
  };
}

interface ReadyPage {
  page: Page;
  /** Nothing was made for this visitor. */
  isCached: boolean;
}

const toCached = (page: Page): ReadyPage => ({ page, isCached: true });
const toMade = async (page: Promise<Page>): Promise<ReadyPage> => ({ page: await page, isCached: false });

/** The template of its address: without layouts, which are in no address. */
const templateOf = ({ routeId }: FoundPage) => routeId.replaceAll(/\/_[^/]+/g, '') || '/';

/** Where a page is rendered for all addresses that it is the same at. */
function addressOf(found: FoundPage, policy: CachePolicy): string {
  if (policy === 'keyed') return keyedAddress(found);
  // These pages are rendered in the browser: their shell is the same for every id.
  return policy === 'private' ? found.missingPath : found.path + found.search;
}

const moved = (location: string) => toPlainPage(308, { location, 'cache-control': 'public, max-age=3600' });
