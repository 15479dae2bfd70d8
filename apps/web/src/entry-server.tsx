import { type ClientOptions, createClient } from '@potli/api/client';
import { createRequestHandler, RouterServer, renderRouterToString } from '@tanstack/react-router/ssr/server';
import { ROUTES } from './early/routesHeader.ts';
import { partsReady } from './later/createPart.ts';
import { createRouter } from './router.tsx';
import { thingsOf } from './seo/jsonLd/thingsOf.ts';
import { toScript } from './seo/jsonLd/toScript.ts';
import { nobody } from './session/Session.ts';
import type { SiteSettings } from './siteSettings.ts';

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

/** Renders one page to a whole HTML response; redirects of the router become redirect responses. */
export async function render({ request, host, site, assets }: RenderOptions): Promise<Response> {
  const handle = createRequestHandler({
    request,
    createRouter: () => createRouter({ api: createClient(host), site, session: nobody }),
    getRouterManifest: () => assets,
  });
  let facts = '';
  let routes = '';
  const response = await handle(async ({ responseHeaders, router }) => {
    await partsReady();
    routes = router.state.matches.map(({ routeId }) => routeId).join(' ');
    facts = toScript(router.state.matches.flatMap((match) => thingsOf(match, site)));
    return renderRouterToString({ responseHeaders, router, children: <RouterServer router={router} /> });
  });
  if (routes === '') return response;
  const html = (await response.text()).replace('</head>', () => `${facts}</head>`);
  const page = new Response(html, response);
  page.headers.set(ROUTES, routes);
  return page;
}

/** Ids of all routes, for the manifest of built files. */
export function routeIds(host: ClientOptions, site: SiteSettings): string[] {
  return Object.keys(createRouter({ api: createClient(host), site, session: nobody }).routesById);
}
