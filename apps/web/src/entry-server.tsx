import { type ClientOptions, createClient } from '@potli/api/client';
import { isLoggedIn } from '@potli/api/contract/session';
import { createRequestHandler, RouterServer } from '@tanstack/react-router/ssr/server';
import { getSsrStatus, transformHtmlStringWithRouter } from '@tanstack/router-core/ssr/server';
import { renderToString } from 'react-dom/server';
import { nobody } from './app/Session.ts';
import type { SiteSettings } from './app/siteSettings.ts';
import { INCOMPLETE } from './features/catalogue/incomplete.ts';
import { preloadParts } from './hydration/lazyPart.ts';
import { createRouter } from './router.tsx';
import { structuredData } from './seo/structuredData.ts';
import { createPageFinder } from './ssr/createPageFinder.ts';
import { collectInlineCode, type InlineCode } from './ssr/inlineCode.ts';

/** Which stylesheets a route needs, and their text; built from Vite's manifest. */
export type RouteAssets = Awaited<
  ReturnType<NonNullable<Parameters<typeof createRequestHandler>[0]['getRouterManifest']>>
>;

export interface RenderOptions {
  request: Request;
  /** The API host as this server reaches it. The client is made here, so that its errors are those the routes know. */
  host: ClientOptions;
  site: SiteSettings;
  assets: RouteAssets;
}

/** One page as the router rendered it. */
export interface RenderedPage {
  status: number;
  html: string;
  /** Target of a redirect of the router; `html` is empty then. */
  location?: string;
  /** Ids of the routes that the page is made of. */
  routes: readonly string[];
  /** Script element with the structured data for the head, or nothing. */
  structuredData: string;
  /** Texts of the inline scripts and styles of `html`, taken from where they are made. */
  inline: InlineCode;
  /** A listing did not load. */
  incomplete: boolean;
  /**
   * Of a page that is drawn in the browser, all of it, and empty until its scripts run: the address that answers whether a session
   * is valid.
   */
  sessionCheck?: string | undefined;
}

/** Renders one page to whole HTML. @throws what a loader or a component of it threw */
export async function render({ request, host, site, assets }: RenderOptions): Promise<RenderedPage> {
  const handle = createRequestHandler({
    request,
    createRouter: () => withoutTimes(createRouter({ api: createClient(host), site, session: nobody })),
    getRouterManifest: () => assets,
  });
  let data = '';
  let routes: string[] = [];
  let html = '';
  let inline: InlineCode = { scripts: [], styles: [] };
  let sessionCheck: string | undefined;
  const failures: { error: unknown }[] = [];
  const response = await handle(async ({ responseHeaders, router }) => {
    const { matches } = router.state;
    // the placeholder for a screen that the browser draws is a part of its chunk
    const pending = matches.map(({ routeId }) => router.routesById[routeId].options.pendingComponent?.preload?.());
    await Promise.all([preloadParts(), ...pending]);
    failures.push(...matches.filter(({ status }) => status === 'error'));
    routes = matches.map(({ routeId }) => routeId);
    // the first match is the document
    if (matches[1]?.ssr === false) sessionCheck = site.apiHost + isLoggedIn.path;
    data = structuredData(matches, site);
    inline = collectInlineCode(router);
    const page = () => renderToString(<RouterServer router={router} />);
    const status = getSsrStatus(router);
    // not by way of a body, which would be encoded and read again
    html = await transformHtmlStringWithRouter(router, orKept(page, failures));
    return new Response(null, { status, headers: responseHeaders });
  });
  const [failure] = failures;
  if (failure) throw failure.error;
  return {
    status: response.status,
    html,
    structuredData: data,
    location: response.headers.get('location') ?? undefined,
    routes,
    inline,
    incomplete: response.headers.has(INCOMPLETE),
    sessionCheck,
  };
}

/**
 * The router writes into the page when each part was loaded. Without that the same data make the same bytes, so that somebody who comes
 * again gets a 304; `adoptPage.ts` sets the times in the browser.
 */
function withoutTimes(router: ReturnType<typeof createRouter>) {
  const { load } = router;
  router.load = async (options) => {
    await load(options);
    for (const match of router.state.matches) match.updatedAt = 0;
  };
  return router;
}

/** The router would log an error and render a page of its own: here the error is stored for the caller. */
function orKept(page: () => string, failures: { error: unknown }[]): string {
  if (failures.length > 0) return '';
  try {
    return page();
  } catch (error) {
    failures.push({ error });
    return '';
  }
}

/** Makes a function that finds the page at an address without rendering it. */
export function pageFinder(host: ClientOptions, site: SiteSettings) {
  return createPageFinder(createRouter({ api: createClient(host), site, session: nobody }));
}

/** Ids of all routes, for the manifest of built files. */
export function routeIds(host: ClientOptions, site: SiteSettings): string[] {
  return Object.keys(createRouter({ api: createClient(host), site, session: nobody }).routesById);
}
