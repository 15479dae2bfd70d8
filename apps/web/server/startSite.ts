import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createClient } from '@potli/api/client';
import { createPotli, type Potli, type Settings, startHost } from '@potli/server';
import type { Hono } from 'hono';
import type { render, routeIds } from '../src/entry-server.tsx';
import { createSite } from './createSite.ts';
import { readBuiltClient } from './routeAssets.ts';
import { toSiteSettings } from './toSiteSettings.ts';

const dist = path.resolve(import.meta.dirname, '../dist');

export interface RunningSite {
  potli: Potli;
  port: number;
  /** Takes no more requests, finishes those under way, and stops the database. */
  close(): Promise<void>;
}

/** Starts API and built site on one port. Throws with one clear line where it cannot. */
export async function startSite(settings: Settings, environment = process.env): Promise<RunningSite> {
  const built = (await import(pathToFileURL(path.join(dist, 'server/entry-server.js')).href)) as {
    render: typeof render;
    routeIds: typeof routeIds;
  };
  const potli = await createPotli(settings);
  const site = toSiteSettings(settings, environment);
  const api = createClient(serverSideHost(potli.api, site.apiHost));
  const clientDir = path.join(dist, 'client');
  const renderer = {
    render: built.render,
    client: readBuiltClient(clientDir, built.routeIds(api, site)),
    api,
    site,
  };
  const app = createSite({ api: potli.api, renderer, clientDir, onCatalogueChange: potli.catalogue.onChange });
  try {
    const host = await startHost({ fetch: app.fetch, port: settings.port });
    const close = async () => {
      await host.close();
      await potli.close();
    };
    return { potli, port: host.port, close };
  } catch (error) {
    await potli.close();
    throw error;
  }
}

/** Pages ask the API of this process without a network between them; another host is asked over HTTP. */
function serverSideHost(api: Hono, apiHost: string) {
  if (!apiHost.startsWith('/')) return { host: apiHost, fetch: (url: string, init: RequestInit) => fetch(url, init) };
  return { host: '', fetch: async (url: string, init: RequestInit) => api.request(url, init) };
}
