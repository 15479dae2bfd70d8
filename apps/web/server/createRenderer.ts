import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ClientOptions } from '@potli/api/client';
import type { ApiHost } from '@potli/server';
import type { Hono } from 'hono';
import type { SiteSettings } from '../src/app/siteSettings.ts';
import type { pageFinder, render, routeIds } from '../src/entry-server.tsx';
import { absentCategories } from './absentCategories.ts';
import type { PageRenderer } from './renderPage.ts';
import { readBuiltClient } from './routeAssets.ts';

/** What Vite built. */
export const dist = path.resolve(import.meta.dirname, '../dist');

/** Pictures and names of another host's catalogue are not known here. */
export const isOurs = ({ apiHost }: SiteSettings) => apiHost.startsWith('/');

/** Renders pages by the built code, with the data of this host, or of the one that the settings name. */
export async function createRenderer(
  { api, catalogue }: Pick<ApiHost, 'api' | 'catalogue'>,
  site: SiteSettings,
): Promise<PageRenderer> {
  const built = (await import(pathToFileURL(path.join(dist, 'server/entry-server.js')).href)) as {
    render: typeof render;
    pageFinder: typeof pageFinder;
    routeIds: typeof routeIds;
  };
  const host = serverSideHost(api, site);
  const ids = built.routeIds(host, site);
  return {
    render: built.render,
    find: built.pageFinder(host, site),
    client: readBuiltClient(dist, ids),
    adminClient: readBuiltClient(dist, ids, 'admin'),
    host,
    site,
    absentCategories: async () => (isOurs(site) ? absentCategories(catalogue.categorySlugs) : []),
    pictures: isOurs(site) ? catalogue.pictureOrigins : async () => ['https:'],
  };
}

/** Pages call the API of this process without a network; an API on another host is called over HTTP. */
function serverSideHost(api: Hono, site: SiteSettings): ClientOptions {
  if (!isOurs(site)) return { host: site.apiHost, fetch };
  return { host: '', fetch: async (url, init) => api.request(url, init) };
}
