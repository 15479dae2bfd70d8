import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { freePort } from '@potli/server/testing/freePort';
import { describe, expect, onTestFinished } from 'vitest';
import { createShop } from './harness/createShop.ts';
import { hydrate } from './harness/hydration.ts';
import { startSite } from './harness/startSite.ts';
import { test } from './harness/test.ts';
import { isWholeRun } from './harness/wholeRun.ts';

/**
 * A proxy that passes what is below a path, unchanged; the rest of its host belongs to another site.
 * @returns what pages asked the other site for
 */
async function openProxy(port: number, base: string, target: string): Promise<string[]> {
  const missed: string[] = [];
  const server = createServer((asked, answer) => {
    const { url = '', method, headers } = asked;
    if (!new RegExp(`^${base}([/?]|$)`).test(url)) {
      missed.push(url);
      answer.writeHead(404).end();
      return;
    }
    const passed = request(target + url, { method, headers }, (from) => {
      answer.writeHead(from.statusCode ?? 502, from.headers);
      from.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return missed;
}

describe.runIf(isWholeRun)('a shop below a path of its host', () => {
  test('asks for nothing beside it', { timeout: 240_000 }, async ({ browser }) => {
    const port = await freePort();
    const shop = `http://localhost:${port}/shop`;
    const dataDir = createShop();
    const { url, end } = await startSite({ dataDir, environment: { PUBLIC_URL: shop } });
    onTestFinished(async () => {
      await end('SIGTERM');
      rmSync(dataDir, { recursive: true, force: true });
    });
    const missed = await openProxy(port, '/shop', url);
    const context = await browser.newContext();
    onTestFinished(() => context.close());
    const page = await context.newPage();
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));

    await page.goto(shop);
    await hydrate(page);
    await page.getByRole('banner').getByRole('link', { name: 'Stores', exact: true }).click();
    await page.waitForURL(`${shop}/stores`);
    await page.locator('a[href^="/shop/stores_details/"]').first().click();
    await page.waitForURL(`${shop}/stores_details/*`);
    await page
      .getByRole('link', { name: /shop now/i })
      .first()
      .waitFor();
    const links = await page.locator('a[href^="/"]').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(links.filter((href) => !/^\/shop(\/|\?|$)/.test(href ?? ''))).toEqual([]);
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(page.url());
    // the document began at /shop, which is not below the worker's own folder
    await page.reload();
    await hydrate(page);
    expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)).toBe(`${shop}/`);
    await page.goto(`${shop}/user_dashboard`);
    await page.getByRole('dialog').waitFor();
    expect(faults).toEqual([]);
    expect(missed).toEqual([]);
  });
});
