import type { ClientOptions } from '@potli/api/client';
import { basePathOf } from '@potli/server';
import { playerOrigins } from '@potli/ui/video/playerOrigins';
import type { SiteSettings } from '../src/app/siteSettings.ts';
import type { pageFinder, render } from '../src/entry-server.tsx';
import { isInAdmin } from '../src/lib/adminPaths.ts';
import { memberPaths } from '../src/lib/memberPaths.ts';
import { belowBase } from './belowBase.ts';
import { contentSecurityPolicy } from './contentSecurity.ts';
import { finishPage } from './finishPage.ts';
import { type Page, toPage, toPlainPage } from './Page.ts';
import { noteAnswers } from './pageSources.ts';
import { paymentOrigins } from './paymentOrigins.ts';
import type { BuiltClient } from './routeAssets.ts';

export interface PageRenderer {
  render: typeof render;
  find: ReturnType<typeof pageFinder>;
  client: BuiltClient;
  /** The client with the admin area, for its pages. */
  adminClient: BuiltClient;
  host: ClientOptions;
  site: SiteSettings;
  /** Origins of pictures that pages show and that are no files of this site. */
  pictures: () => Promise<readonly string[]>;
  /** Paths of the footer's categories that the shop does not have. */
  absentCategories: () => Promise<readonly string[]>;
}

/** Headers of every page, whatever it holds. */
const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'geolocation=(self), camera=(), microphone=(), payment=()',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
};

/** A provider's window may use what the browser has for payments. */
const checkoutHeaders = {
  ...pageHeaders,
  'permissions-policy': `geolocation=(), camera=(), microphone=(), payment=(self ${paymentOrigins.map((origin) => `"${origin}"`).join(' ')})`,
};

/** A path with one slash at its start, which cannot leave this site. */
const OWN_PATH = /^\/(?![/\\])/;

/**
 * Renders the page at an address of this site. Only the address of the request is known here, so nothing else that a
 * visitor sends can get into a cached page.
 * @param address path and query, spelled as `PageRenderer.find` does
 * @param cacheControl header for those who receive the page
 */
export async function renderPage(renderer: PageRenderer, address: string, cacheControl: string): Promise<Page> {
  const { render, pictures } = renderer;
  // without its database the shop names all, this time
  const absent = await renderer.absentCategories().catch(() => undefined);
  const site = { ...renderer.site, ...(absent && absent.length > 0 && { absentCategories: absent }) };
  const { answers, host } = noteAnswers(renderer.host);
  const isAdmin = isInAdmin(address);
  const client = isAdmin ? renderer.adminClient : renderer.client;
  const request = new Request(site.publicUrl + address);
  const rendered = await render({ request, host, site, assets: client.assets });
  const base = basePathOf(site.publicUrl) ?? '';
  const place = (text: string) => belowBase(text, base);
  const { status, location } = rendered;
  const inline = { scripts: rendered.inline.scripts.map(place), styles: rendered.inline.styles.map(place) };
  if (location !== undefined && !OWN_PATH.test(location)) throw new Error('A page leads to another host');
  if (location !== undefined) return toPlainPage(status, { ...pageHeaders, location, 'cache-control': 'no-store' });
  // Without its database the shop shows what it has in memory, this time without pictures of other hosts.
  const pictureOrigins = await pictures().catch(() => undefined);
  const isCheckout = address.startsWith(memberPaths.checkout(''));
  const policy = contentSecurityPolicy({
    scripts: [place(client.earlyScript), ...inline.scripts],
    styles: inline.styles,
    connect: site.apiHost.startsWith('/') ? [] : [new URL(site.apiHost).origin],
    pictures: pictureOrigins ?? [],
    // On every page: a visitor who goes on to the videos stays in the document of the first page.
    // Editors see previews, which are pages of this site.
    frames: isAdmin ? ["'self'", ...playerOrigins] : playerOrigins,
    payment: isCheckout ? paymentOrigins : [],
  });
  const headers = {
    ...(isCheckout ? checkoutHeaders : pageHeaders),
    'cache-control': cacheControl,
    'content-security-policy': policy,
  };
  const page = toPage(status, headers, finishPage(rendered, client).map(place));
  const sources = { answers, pictures: pictureOrigins, absentCategories: absent };
  return rendered.incomplete || !pictureOrigins || !absent ? { ...page, incomplete: true } : { ...page, sources };
}
