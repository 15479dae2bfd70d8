import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ClientOptions } from '@potli/api/client';
import { createPotli, type Potli, type Settings, startHost } from '@potli/server';
import type { Hono } from 'hono';
import type { render, routeIds } from '../src/entry-server.tsx';
import { createSite } from './createSite.ts';
import { madeFiles } from './madeFiles.ts';
import { readBuiltClient } from './routeAssets.ts';
import { toSiteSettings } from './toSiteSettings.ts';

const dist = path.resolve(import.meta.dirname, '../dist');

const WORKER = 'serviceWorker/serviceWorker.js';

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
  const host = serverSideHost(potli.api, site.apiHost);
  const clientDir = path.join(dist, 'client');
  const renderer = {
    render: built.render,
    client: readBuiltClient(clientDir, built.routeIds(host, site)),
    host,
    site,
  };
  try {
    const made = await madeFiles({
      renderer,
      catalogue: potli.catalogue,
      artDir: clientDir,
      worker: { build: renderer.client.scripts.join(), script: readFileSync(path.join(dist, WORKER), 'utf8') },
    });
    const app = createSite({ api: potli.api, renderer, clientDir, onCatalogueChange: potli.catalogue.onChange, made });
    const listener = await startHost({ fetch: app.fetch, port: settings.port, host: settings.host });
    const close = async () => {
      await listener.close();
      await potli.close();
    };
    return { potli, port: listener.port, close };
  } catch (error) {
    await potli.close();
    throw error;
  }
}

/** Pages ask the API of this process without a network between them; another host is asked over HTTP. */
function serverSideHost(api: Hono, apiHost: string): ClientOptions {
  if (!apiHost.startsWith('/')) return { host: apiHost, fetch };
  return { host: '', fetch: async (url, init) => api.request(url, init) };
}
