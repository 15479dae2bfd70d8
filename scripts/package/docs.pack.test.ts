import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessibilityProblems } from '../../apps/web/e2e/harness/pageProblems.ts';
import { chromiumLaunch } from '../chromium.ts';
import { buildDocs } from '../docs/buildDocs.ts';
import { serveFolder } from '../lib/serveFolder.ts';

const folder = mkdtempSync(join(tmpdir(), 'potli-docs-'));
let site: Awaited<ReturnType<typeof serveFolder>>;
let browser: Browser;

beforeAll(async () => {
  await buildDocs({ folder, storybook: false });
  site = await serveFolder(folder, '/some/path/');
  browser = await chromium.launch(chromiumLaunch());
});

afterAll(async () => {
  await browser?.close();
  await site?.close();
  rmSync(folder, { recursive: true });
});

async function visit(address: string, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
  const page = await context.newPage();
  await page.goto(new URL(address, site.origin).href);
  return page;
}

async function search(page: Page, text: string) {
  await page.keyboard.press('/');
  await page.keyboard.type(text);
  await page.getByRole('link', { name: /^026 Idempotency keys/ }).waitFor();
}

describe('the docs site, served under a path', () => {
  it('is read without scripts: pages, anchors, statecharts', async () => {
    const page = await visit('index.html', { javaScriptEnabled: false });
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Architecture' }).click();
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'How data flows' }).click();
    expect(page.url()).toBe(`${site.origin}docs/architecture.html#how-data-flows`);
    expect(await page.getByRole('searchbox').isVisible()).toBe(false);
    await page.goto(`${site.origin}docs/statecharts.html`);
    expect(await page.getByText('loggingOut').first().isVisible()).toBe(true);
    await page.context().close();
  });

  it('finds a section by keyboard, with a spelling mistake, and asks no other host', async () => {
    const page = await visit('docs/product/claims.html');
    const hosts = new Set<string>();
    page.on('request', (request) => hosts.add(new URL(request.url()).origin));
    await search(page, 'idempotncy');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: '026 Idempotency keys' }).waitFor();
    expect([...hosts]).toEqual([new URL(site.origin).origin]);
    await page.context().close();
  });

  it('searches when it is opened from the disk', async () => {
    const page = await visit(pathToFileURL(join(folder, 'docs/testing.html')).href);
    await search(page, 'idempotency');
    await page.context().close();
  });

  it('keeps the chosen theme on the next page', async () => {
    const page = await visit('index.html', { colorScheme: 'light' });
    await page.getByLabel('Theme').selectOption('dark');
    await page.goto(`${site.origin}CONTRIBUTING.html`);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark');
    expect(await page.getByLabel('Theme').inputValue()).toBe('dark');
    await page.context().close();
  });

  it.each([
    [1440, 'light'],
    [390, 'dark'],
  ] as const)('has no accessibility violation and fits at %i px, %s', async (width, colorScheme) => {
    const page = await visit('index.html', { colorScheme, viewport: { width, height: 900 } });
    for (const address of ['index.html', 'docs/statecharts.html', 'docs/where-is.html', 'CONTRIBUTING.html']) {
      await page.goto(site.origin + address);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.context().close();
  });

  it('uses only tokens that the brand defines', () => {
    const styles = readFileSync(join(folder, 'assets/site.css'), 'utf8');
    const defined = new Set([...styles.matchAll(/(--p-[\w-]+):/g)].map(([, name]) => name));
    const used = new Set([...styles.matchAll(/var\((--p-[\w-]+)/g)].map(([, name]) => name));
    expect([...used].filter((name) => !defined.has(name))).toEqual([]);
  });
});
