import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { createPageCache } from './pageCache.ts';
import { pageKind } from './pageKind.ts';
import { type PageRenderer, renderPage } from './renderPage.ts';
import { sendPage } from './sendPage.ts';

export interface SiteOptions {
  /** The API, served under `/api` of the same port. */
  api: Hono;
  renderer: PageRenderer;
  clientDir: string;
  /** Calls the listener whenever the catalogue changed, in this or another process. */
  onCatalogueChange: (listener: () => void) => void;
  /** Routes of what is made here beside the pages. */
  made: Hono;
}

const YEAR = 'public, max-age=31536000, immutable';
const HOUR = 'public, max-age=3600';
/** Browsers ask again each time, and mostly hear 304. */
const REVALIDATE = 'public, max-age=0, must-revalidate';

/** The whole site on one port: API, built files, and pages rendered on the server. */
export function createSite({ api, renderer, clientDir, onCatalogueChange, made }: SiteOptions): Hono {
  const pages = createPageCache({ maxAgeMs: 60_000, maxPages: 2_000 });
  onCatalogueChange(pages.clear);

  const site = new Hono();
  site.route('/api', api);
  const files = (cacheControl: string) =>
    serveStatic({
      root: clientDir,
      precompressed: true,
      onFound: (_path, context) => {
        context.header('cache-control', cacheControl);
        context.header('x-content-type-options', 'nosniff');
      },
    });
  site.use('/assets/*', files(YEAR));
  site.use('/art/*', files(HOUR));
  site.use('/demo/*', files(HOUR));
  site.use('/icons/*', files(HOUR));
  site.get('/favicon.svg', files(HOUR));
  site.route('/', made);

  site.get('*', async (context) => {
    const url = new URL(context.req.url);
    const kind = pageKind(url);
    if (kind === 'query') return sendPage(context, await renderPage(renderer, context.req.raw, 'no-store'));
    // The address without its query is the key and what is rendered: nothing a visitor adds reaches a kept page.
    const request = new Request(new URL(url.pathname, url));
    const cacheControl = kind === 'private' ? 'private, no-cache' : REVALIDATE;
    return sendPage(context, await pages.get(url.pathname, () => renderPage(renderer, request, cacheControl)));
  });
  return site;
}
