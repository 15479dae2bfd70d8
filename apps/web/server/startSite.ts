import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ClientOptions } from '@potli/api/client';
import {
  type ApiHost,
  callerAddress,
  createApiHost,
  openDemoSandbox,
  refuseTakenPort,
  type Settings,
  startHost,
} from '@potli/server';
import type { Context, Hono } from 'hono';
import type { pageFinder, render, routeIds } from '../src/entry-server.tsx';
import { createSite } from './createSite.ts';
import { generatedFiles } from './generatedFiles.ts';
import { printPayment } from './printPayment.ts';
import { readBuiltClient } from './routeAssets.ts';
import { toSiteSettings } from './toSiteSettings.ts';

const dist = path.resolve(import.meta.dirname, '../dist');

const clientDir = path.join(dist, 'client');

const WORKER = 'serviceWorker/serviceWorker.js';

export interface RunningSite {
  potli: ApiHost;
  port: number;
  /** Accepts no more requests, finishes those that are running, and stops the database. */
  close(): Promise<void>;
}

/** Starts API and built site on one port. Throws an error with one clear line if it cannot. */
export async function startSite(settings: Settings, environment = process.env): Promise<RunningSite> {
  await refuseTakenPort(settings);
  const built = (await import(pathToFileURL(path.join(dist, 'server/entry-server.js')).href)) as {
    render: typeof render;
    pageFinder: typeof pageFinder;
    routeIds: typeof routeIds;
  };
  const potli = await createApiHost(settings);
  const site = toSiteSettings(settings, environment);
  const host = serverSideHost(potli.api, site.apiHost);
  const { catalogue } = potli;
  // Pictures and names of another host's catalogue are not known here.
  const isOurs = site.apiHost.startsWith('/');
  const ids = built.routeIds(host, site);
  const renderer = {
    render: built.render,
    find: built.pageFinder(host, site),
    client: readBuiltClient(dist, ids),
    adminClient: readBuiltClient(dist, ids, 'admin'),
    host,
    site,
    pictures: isOurs ? catalogue.pictureOrigins : async () => ['https:'],
  };
  const admit = (context: Context) => {
    potli.noteProxy(context);
    return potli.limits.consume('pageByIp', callerAddress(context, settings.trustProxy));
  };
  try {
    const generated = await generatedFiles({
      renderer,
      catalogue,
      admit,
      artDir: clientDir,
      worker: {
        build: [renderer.client, renderer.adminClient].flatMap(({ scripts }) => scripts).join(),
        script: readFileSync(path.join(dist, WORKER), 'utf8'),
      },
    });
    const sandbox = await openDemoSandbox(settings, printPayment);
    const app = await createSite({
      api: potli.api,
      renderer,
      keys: isOurs ? catalogue.pageKeys : undefined,
      admit,
      clientDir,
      onCatalogueChange: catalogue.onChange,
      generated,
      showPreview: potli.showPreview,
      unsentMails: potli.unsentMails,
      simulatedBank: potli.simulatedBank,
      simulatedPayments: potli.simulatedPayments,
      sandbox,
      reportFailure: potli.reportFailure,
    });
    const { port, host: address, publicUrl } = settings;
    const listener = await startHost({ fetch: app.fetch, port, host: address, publicUrl });
    const close = async () => {
      sandbox?.close();
      await listener.close();
      await potli.close();
    };
    return { potli, port: listener.port, close };
  } catch (error) {
    await potli.close();
    throw error;
  }
}

/** Pages call the API of this process without a network; an API on another host is called over HTTP. */
function serverSideHost(api: Hono, apiHost: string): ClientOptions {
  if (!apiHost.startsWith('/')) return { host: apiHost, fetch };
  return { host: '', fetch: async (url, init) => api.request(url, init) };
}
