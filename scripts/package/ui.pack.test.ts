import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumLaunch } from '../chromium.ts';
import { root } from '../lib/root.ts';
import { buildConsumer, createConsumer } from './createConsumer.ts';
import { openFolder } from './openFolder.ts';
import { packUi, uiFolder } from './packUi.ts';
import { run } from './run.ts';

let tarball: string;
let consumer: string;

beforeAll(async () => {
  tarball = await packUi();
  consumer = await createConsumer(tarball);
});

afterAll(() => rmSync(dirname(tarball), { recursive: true }));

const brotliBytes = (file: string) => brotliCompressSync(readFileSync(file)).length;

describe('the tarball', () => {
  it('passes publint', async () => {
    await run(root, 'node_modules/.bin/publint', '--strict', tarball);
  });

  it('has types that every resolver of ES modules finds', async () => {
    const entries = [
      'Button',
      'StoreCard',
      'motifs/Cord',
      'format/formatRupees',
      'video/toEmbedUrl',
      'brands/potli/logoArt',
      'theme/vars.css',
    ];
    await run(root, 'node_modules/.bin/attw', tarball, '--profile', 'esm-only', '--entrypoints', ...entries);
  });

  it('depends on no package of this workspace, and has React as a peer dependency', () => {
    const installed = join(consumer, 'node_modules/@potli/ui/package.json');
    const { dependencies, peerDependencies } = JSON.parse(readFileSync(installed, 'utf8')) as Record<string, object>;
    expect(Object.keys(dependencies ?? {}).filter((name) => /^(@potli|react$|react-dom$)/.test(name))).toEqual([]);
    expect(Object.keys(peerDependencies ?? {})).toEqual(['react', 'react-dom']);
  });

  it('has one styles.css of at most 20 KB, and a stylesheet for each brand', () => {
    const dist = join(uiFolder, 'dist');
    const sheets = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css'));
    const brands = readdirSync(join(uiFolder, 'src/brands'), { withFileTypes: true }).filter((it) => it.isDirectory());
    expect(sheets.sort()).toEqual([...brands.map(({ name }) => `brands/${name}.css`).sort(), 'styles.css']);
    expect(brotliBytes(join(dist, 'styles.css'))).toBeLessThan(20_480);
  });
});

describe('an app outside the workspace', () => {
  let browser: Browser;
  let site: string;

  beforeAll(async () => {
    site = await buildConsumer(consumer);
    browser = await chromium.launch(chromiumLaunch());
  });

  afterAll(() => browser.close());

  it('shows components in both brands', async () => {
    const page = await browser.newPage();
    await openFolder(page, site);
    const button = page.getByRole('button', { name: 'Shop Now' });
    const look = () =>
      button.evaluate((element) => {
        const { borderRadius, backgroundColor } = getComputedStyle(element);
        return `${borderRadius} ${backgroundColor}`;
      });
    expect(await look()).toBe('14px rgb(246, 169, 27)');
    await page.evaluate(() => document.documentElement.setAttribute('data-brand', 'haat'));
    await expect.poll(look).toBe('4px rgb(233, 138, 100)');
    expect(await page.getByText('₹1,250').count()).toBe(1);
    expect(await page.getByText('New').count()).toBe(1);
  });

  it('bundles only what it imported', () => {
    const assets = join(site, 'assets');
    const [map = ''] = readdirSync(assets).filter((name) => name.endsWith('.js.map'));
    const { sources } = JSON.parse(readFileSync(join(assets, map), 'utf8')) as { sources: string[] };
    const packages = new Set(
      sources.flatMap((source) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1] ?? []),
    );
    expect([...packages].sort()).toEqual(['@potli/ui', '@vanilla-extract/recipes', 'react', 'react-dom', 'scheduler']);
  });

  it('adds at most 3 KB for a Button, without React', async () => {
    await buildConsumer(consumer, 'button');
    expect(brotliBytes(join(consumer, 'dist-button/button.js'))).toBeLessThan(3072);
  });
});
