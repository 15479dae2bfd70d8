import path from 'node:path';
import type { ClientOptions } from '@potli/api/client';
import type { ApiHost, Sandbox } from '@potli/server';
import { Hono } from 'hono';
import type { ViteDevServer } from 'vite';
import type { RouteAssets } from '../../src/entry-server.tsx';
import { addBankPage } from '../bankPage.ts';
import { addDemoShops } from '../demoShops.ts';
import { generatedFiles } from '../generatedFiles.ts';
import { addMailsPage } from '../mailsPage.ts';
import { addPayPage } from '../payPage.ts';
import type { PageRenderer } from '../renderPage.ts';
import type { DevVite } from './createDevVite.ts';

const DEV_CSS = '/__dev.css';

const artDir = path.resolve(import.meta.dirname, '../../public');

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

/** The site on one API host: pages are rendered with the code on the disk, and nothing is cached. */
export async function createDevSite(
  {
    api,
    catalogue,
    unsentMails,
    simulatedBank,
    simulatedPayments,
    sandbox,
    answerPage,
  }: Pick<ApiHost, 'api' | 'catalogue' | 'unsentMails' | 'simulatedBank' | 'simulatedPayments' | 'answerPage'> & {
    sandbox?: Sandbox | undefined;
  },
  site: PageRenderer['site'],
  { vite, importPages }: DevVite,
): Promise<Hono> {
  const host: ClientOptions = { host: '', fetch: async (url, init) => api.request(url, init) };
  const worker = { build: 'development', script: '' };
  const admit = async () => {};

  const app = new Hono();
  app.route('/api', api);
  if (unsentMails) addMailsPage(app, unsentMails);
  if (simulatedBank) addBankPage(app, simulatedBank);
  if (simulatedPayments) addPayPage(app, simulatedPayments);
  if (sandbox) addDemoShops(app, sandbox, site.productName);
  app.get(DEV_CSS, async (context) => context.body(await devCss(vite), 200, { 'content-type': 'text/css' }));
  app.route('/', generatedFiles({ renderer: { host, site }, catalogue, admit, artDir, worker })(answerPage));
  app.get('*', async (context) => {
    const { render } = await importPages();
    const { status, html, location } = await render({ request: context.req.raw, host, site, assets });
    if (location !== undefined) return new Response(null, { status, headers: { location } });
    return new Response(html, { status, headers: { 'content-type': 'text/html; charset=utf-8' } });
  });
  app.onError((error, context) => {
    vite.ssrFixStacktrace(error);
    console.error(error);
    return context.text(error.stack ?? error.message, 500);
  });
  return app;
}

/** Every stylesheet that the server's modules know, as one blocking file: no flash of bare HTML in development. */
async function devCss(vite: ViteDevServer): Promise<string> {
  const known = [...(vite.environments.ssr?.moduleGraph.idToModuleMap.keys() ?? [])];
  const parts = known
    .filter((id) => /\.css($|\?)/.test(id))
    .map(async (id) => (await vite.environments.client.transformRequest(`${id}?direct`))?.code ?? '');
  return (await Promise.all(parts)).join('\n');
}
