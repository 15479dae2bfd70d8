import type { ClientOptions } from '@potli/api/client';
import { INCOMPLETE } from '../src/catalogue/incomplete.ts';
import { ROUTES } from '../src/early/routesHeader.ts';
import type { render as renderToResponse } from '../src/entry-server.tsx';
import type { SiteSettings } from '../src/siteSettings.ts';
import { contentSecurityPolicy } from './contentSecurity.ts';
import { decoratePage } from './decoratePage.ts';
import { type Page, toPage } from './pageCache.ts';
import type { BuiltClient } from './routeAssets.ts';

export interface PageRenderer {
  render: typeof renderToResponse;
  client: BuiltClient;
  host: ClientOptions;
  site: SiteSettings;
}

/** Headers of every page, whatever it holds. */
const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'geolocation=(self), camera=(), microphone=(), payment=()',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
};

/** Renders the page at an address. `cacheControl` says how others may keep it. */
export async function renderPage(renderer: PageRenderer, request: Request, cacheControl: string): Promise<Page> {
  const { render, client, host, site } = renderer;
  const response = await render({ request, host, site, assets: client.assets });
  const location = response.headers.get('location');
  if (location) return toPage(response.status, { ...pageHeaders, location, 'cache-control': 'no-store' }, '');
  const routes = response.headers.get(ROUTES)?.split(' ') ?? [];
  const html = decoratePage(await response.text(), client, routes);
  const apiOrigin = site.apiHost.startsWith('/') ? [] : [new URL(site.apiHost).origin];
  const policy = contentSecurityPolicy(html, { connect: apiOrigin });
  const page = await toPage(
    response.status,
    { ...pageHeaders, 'cache-control': cacheControl, 'content-security-policy': policy },
    html,
  );
  return response.headers.has(INCOMPLETE) ? { ...page, incomplete: true } : page;
}
