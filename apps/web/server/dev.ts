import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import {
  addHeaders,
  basePathOf,
  createApiHost,
  loadSettings,
  OperatorError,
  openDemoSandbox,
  type Settings,
  serverOptions,
  startEmbeddedPostgres,
  transportHeaders,
} from '@potli/server';
import { banner } from './banner.ts';
import { createDevSite } from './dev/createDevSite.ts';
import { createDevVite } from './dev/createDevVite.ts';
import { createReloader, type Running } from './dev/createReloader.ts';
import { importServer, isServerSource, workspace } from './dev/serverModules.ts';
import { printPayment } from './printPayment.ts';
import { runUntilStopped } from './runUntilStopped.ts';
import { toSiteSettings } from './toSiteSettings.ts';

/** The site with hot reload, on the real API and database. After a change of the server's code the API restarts. */
export async function main(): Promise<void> {
  await runUntilStopped(startDev);
}

async function startDev(): Promise<() => Promise<void>> {
  await using resources = new AsyncDisposableStack();
  const settings = loadSettings(process.env);
  if (basePathOf(settings.publicUrl))
    throw new OperatorError('PUBLIC_URL: dev serves the root of a host only; leave its path out.');
  const http = createServer(serverOptions);
  addHeaders(http, transportHeaders(settings.publicUrl));
  const ready = Promise.withResolvers<RequestListener>();
  http.on('request', (request, response) => void ready.promise.then((answer) => answer(request, response)));
  // First of all: a taken port is known at once, and a page that is opened early waits.
  http.listen(settings.port, settings.host);
  await once(http, 'listening');
  resources.defer(async () => http.closeAllConnections());

  const starting = createDevVite(http);
  const [devVite, { dataPlace, ...database }] = await Promise.all([starting, findDatabase(settings, resources)]);
  const { vite, onChange, importPages } = devVite;
  // The first page needs it, and the API waits for its database meanwhile. A page says what is wrong with it.
  importPages().catch(() => {});
  resources.defer(() => vite.close());

  const site = toSiteSettings(settings, process.env);
  const firstHost = await createApiHost({ ...settings, ...database });
  const toRunning = async (host: typeof firstHost, openSandbox = openDemoSandbox): Promise<Running> => {
    const sandbox = await openSandbox(settings, printPayment);
    const { fetch } = await createDevSite({ ...host, sandbox }, site, devVite);
    const close = async () => {
      sandbox?.close();
      await host.close();
    };
    return { fetch, close };
  };
  let version = 0;
  const restart = async () => {
    version += 1;
    const server = await importServer(version);
    // the first start has filled the shop
    return toRunning(await server.createApiHost({ ...settings, ...database, demo: false }), server.openDemoSandbox);
  };
  const reloader = createReloader(await toRunning(firstHost), restart, console.log);
  resources.defer(reloader.close);
  onChange((file) => {
    if (isServerSource(file)) reloader.changed(path.relative(workspace, file));
  });

  const listener = getRequestListener((request, environment) => reloader.fetch(request, environment));
  ready.resolve((request, response) => {
    if (request.url?.startsWith('/api/')) void listener(request, response);
    else vite.middlewares(request, response, () => void listener(request, response));
  });
  console.log(banner(settings, { ...firstHost, dataPlace: dataPlace ?? firstHost.dataPlace }));
  const opened = resources.move();
  return () => opened.disposeAsync();
}

/** The database of the settings, or an embedded one, which runs on while the API restarts. */
async function findDatabase(
  { databaseUrl, databaseMigrationUrl, dataDir }: Settings,
  resources: AsyncDisposableStack,
): Promise<Pick<Settings, 'databaseUrl' | 'databaseMigrationUrl'> & { dataPlace?: string }> {
  if (databaseUrl !== undefined) return { databaseUrl, databaseMigrationUrl };
  const postgres = await startEmbeddedPostgres({ dataDir });
  resources.defer(postgres.stop);
  return { databaseUrl: postgres.hostUrl, databaseMigrationUrl: postgres.url, dataPlace: postgres.dataPlace };
}
