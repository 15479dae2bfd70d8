import { join } from 'node:path';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { generatedFiles } from './generatedFiles.ts';

/** The files of a site whose catalogue is elsewhere, so that it lists no pages and knows no names. */
function openFiles() {
  const noted: [route: string, status: number, isCached: boolean, kind?: string][] = [];
  const files = generatedFiles({
    renderer: {
      host: { host: '', fetch: async () => Response.json({ status: 404, message: '', errors: [] }, { status: 404 }) },
      site: { productName: 'Potli', publicUrl: 'https://potli.example', apiHost: 'https://api.example' },
    },
    catalogue: { onChange: () => () => {}, pages: async () => [], pageKeys: async () => Promise.reject(new Error()) },
    admit: async () => {},
    artDir: join(import.meta.dirname, '../public'),
    worker: { build: 'test', script: '' },
  })(async (_context, route, work) => {
    const { response, isCached, kind } = await work('request-7');
    noted.push([route, response.status, isCached, kind]);
    return response;
  });
  return { site: new Hono().route('/', files), noted };
}

test('the sitemap and preview images are noted as pages are, with an id and without their names; other files are not', async () => {
  const { site, noted } = openFiles();
  const idOf = async (path: string) => (await site.request(path)).headers.get('x-request-id');
  expect(await idOf('/sitemap.xml')).toBe('request-7');
  expect(await idOf('/og/store/a-secret.png')).toBe('request-7');
  expect(await idOf('/robots.txt')).toBeNull();
  expect(noted).toEqual([
    ['/sitemap.xml', 200, true, undefined],
    ['/og/$name', 404, true, 'image'],
  ]);
});

test('an image that is drawn for this visitor is a line in the log', async () => {
  const { site, noted } = openFiles();
  expect((await site.request('/og/shop.png')).status).toBe(200);
  await site.request('/og/shop.png');
  expect(noted).toEqual([
    ['/og/$name', 200, false, 'image'],
    ['/og/$name', 200, true, 'image'],
  ]);
});
