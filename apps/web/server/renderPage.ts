import type { ClientOptions } from '@potli/api/client';
import { playerOrigins } from '@potli/ui/video/playerOrigins';
import type { SiteSettings } from '../src/app/siteSettings.ts';
import type { pageFinder, render } from '../src/entry-server.tsx';
import { contentSecurityPolicy } from './contentSecurity.ts';
import { decoratePage } from './decoratePage.ts';
import { earlyScript } from './earlyScripts.ts';
import { type Page, toPage, toPlainPage } from './Page.ts';
import type { BuiltClient } from './routeAssets.ts';

export interface PageRenderer {
  render: typeof render;
  find: ReturnType<typeof pageFinder>;
  client: BuiltClient;
  host: ClientOptions;
  site: SiteSettings;
  /** Origins of pictures that pages show and that are no files of this site. */
  pictures: () => Promise<readonly string[]>;
}

/** Headers of every page, whatever it holds. */
const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'geolocation=(self), camera=(), microphone=(), payment=()',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
};

/** From one slash on, so that it is on this site. */
const OWN_PATH = /^\/(?![/\\])/;

/**
 * Renders the page at an address of this site. `cacheControl` says how others may keep it. Of the request nothing else
 * is known here, so nothing that a visitor sends beside the address can reach a page that is kept.
 * @param address path and query, spelled as `PageRenderer.find` does
 */
export async function renderPage(renderer: PageRenderer, address: string, cacheControl: string): Promise<Page> {
  const { render, client, host, site, pictures } = renderer;
  const request = new Request(site.publicUrl + address);
  const { status, html, location, routes, inline, incomplete } = await render({
    request,
    host,
    site,
    assets: client.assets,
  });
  if (location !== undefined && !OWN_PATH.test(location)) throw new Error('A page leads to another host');
  if (location !== undefined) return toPlainPage(status, { ...pageHeaders, location, 'cache-control': 'no-store' });
  // Without its database the shop shows what it remembers, for this once without pictures of others.
  const pictureOrigins = await pictures().catch(() => undefined);
  const policy = contentSecurityPolicy({
    scripts: [earlyScript, ...inline.scripts],
    styles: inline.styles,
    connect: site.apiHost.startsWith('/') ? [] : [new URL(site.apiHost).origin],
    pictures: pictureOrigins ?? [],
    // On every page: who comes to the videos from another page is still in the document of that one.
    frames: playerOrigins,
  });
  const headers = { ...pageHeaders, 'cache-control': cacheControl, 'content-security-policy': policy };
  const page = await toPage(status, headers, decoratePage(html, client, routes));
  return incomplete || !pictureOrigins ? { ...page, incomplete: true } : page;
}
