import { createServer as createHttpServer } from 'node:http';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { ClientOptions } from '@potli/api/client';
import { addHeaders, createApiHost, loadSettings, serverOptions, transportHeaders } from '@potli/server';
import { Hono } from 'hono';
import {
  createRunnableDevEnvironment,
  createServer as createViteServer,
  isRunnableDevEnvironment,
  type ViteDevServer,
} from 'vite';
import type { RouteAssets, render } from '../src/entry-server.tsx';
import { banner } from './banner.ts';
import { generatedFiles } from './generatedFiles.ts';
import { runUntilStopped } from './runUntilStopped.ts';
import { toSiteSettings } from './toSiteSettings.ts';

const DEV_CSS = '/__dev.css';

const artDir = path.resolve(import.meta.dirname, '../public');

const assets: RouteAssets = {
  routes: {
    __root__: {
      css: [{ href: DEV_CSS, 'data-tanstack-router-dev-styles': true }],
      scripts: [
        { attrs: { type: 'module', src: '/@vite/client' } },
        { attrs: { type: 'module', src: '/src/entry-early.ts' } },
        { attrs: { type: 'module', src: '/src/entry-client.tsx' } },
      ],
    },
  },
};

/** The site with hot reload: pages rendered through Vite, nothing cached, the real API and database. */
export async function main(): Promise<void> {
  await runUntilStopped(startDev);
}

async function startDev(): Promise<() => Promise<void>> {
  const settings = loadSettings(process.env);
  const potli = await createApiHost(settings);
  const site = toSiteSettings(settings, process.env);
  const http = createHttpServer(serverOptions);
  addHeaders(http, transportHeaders(settings.publicUrl));
  const vite = await createViteServer({
    root: `${import.meta.dirname}/..`,
    server: { middlewareMode: true, hmr: { server: http } },
    environments: {
      ssr: {
        dev: {
          // the router's hot updates of route files speak to a window, which is not here
          createEnvironment: (name, config) =>
            createRunnableDevEnvironment(name, config, { runnerOptions: { hmr: false } }),
        },
      },
    },
  });
  const pages = vite.environments.ssr;
  if (!pages || !isRunnableDevEnvironment(pages)) throw new Error('Vite has no server environment.');
  vite.watcher.on('change', () => pages.runner.clearCache());
  const host: ClientOptions = { host: '', fetch: async (url, init) => potli.api.request(url, init) };

  const app = new Hono();
  app.route('/api', potli.api);
  app.get(DEV_CSS, async (context) => context.body(await devCss(vite), 200, { 'content-type': 'text/css' }));
  const worker = { build: 'development', script: '' };
  const admit = async () => {};
  app.route('/', await generatedFiles({ renderer: { host, site }, catalogue: potli.catalogue, admit, artDir, worker }));
  app.get('*', async (context) => {
    const entry: { render: typeof render } = await pages.runner.import('/src/entry-server.tsx');
    const page = await entry.render({ request: context.req.raw, host, site, assets });
    const { status, html, location } = page;
    if (location !== undefined) return new Response(null, { status, headers: { location } });
    return new Response(html, { status, headers: { 'content-type': 'text/html; charset=utf-8' } });
  });
  app.onError((error, context) => {
    vite.ssrFixStacktrace(error);
    console.error(error);
    return context.text(error.stack ?? error.message, 500);
  });

  const listener = getRequestListener(app.fetch);
  http.on('request', (request, response) => {
    if (request.url?.startsWith('/api/')) void listener(request, response);
    else vite.middlewares(request, response, () => void listener(request, response));
  });
  http.listen(settings.port, settings.host, () => console.log(banner(settings, potli)));
  return async () => {
    http.closeAllConnections();
    await vite.close();
    await potli.close();
  };
}

/** Every stylesheet that the server's modules know, as one blocking file: no flash of bare HTML in development. */
async function devCss(vite: ViteDevServer): Promise<string> {
  const known = [...(vite.environments.ssr?.moduleGraph.idToModuleMap.keys() ?? [])];
  const parts = known
    .filter((id) => /\.css($|\?)/.test(id))
    .map(async (id) => (await vite.environments.client.transformRequest(`${id}?direct`))?.code ?? '');
  return (await Promise.all(parts)).join('\n');
}
