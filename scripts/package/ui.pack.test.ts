import { existsSync, globSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { haat } from '../../packages/ui/src/brands/haat/tokens.ts';
import { potli } from '../../packages/ui/src/brands/potli/tokens.ts';
import { headlessLaunch } from '../chromium.ts';
import { root } from '../lib/root.ts';
import { clientReasons, isClientModule } from './clientModules.ts';
import { BUTTON_BYTES, componentSize } from './componentSize.ts';
import { buildConsumer, createConsumer } from './createConsumer.ts';
import { openFolder } from './openFolder.ts';
import { packUi, uiFolder } from './packUi.ts';
import { run } from './run.ts';

/** What the tests read of the published package.json. */
interface Manifest {
  version: string;
  repository?: object;
  /** A sheet, or the files of a module. */
  exports: Record<string, string | { types: string; default: string }>;
  dependencies: object;
  peerDependencies: object;
}

const packages = ['react', 'react-dom', '@types/react', '@types/react-dom', 'vite'];

let tarball: string;
let consumer: string;
let browser: Browser;

beforeAll(async () => {
  tarball = await packUi();
  consumer = await createConsumer({ tarball, template: 'vite', packages });
  browser = await chromium.launch(headlessLaunch());
});

afterAll(async () => {
  await browser?.close();
  rmSync(dirname(tarball), { recursive: true });
});

const installed = () => join(consumer, 'node_modules/@potli/ui');
const manifest = () => JSON.parse(readFileSync(join(installed(), 'package.json'), 'utf8')) as Manifest;
/** Addresses of modules; the others are style sheets. */
const modules = () =>
  Object.entries(manifest().exports).flatMap(([to, files]) => (typeof files === 'object' ? [to] : []));
const brotliBytes = (file: string) => brotliCompressSync(readFileSync(file)).length;

describe('the tarball', () => {
  it('passes publint', async () => {
    await run(root, 'node_modules/.bin/publint', '--strict', tarball);
  });

  it('has its change log, and says where it comes from', () => {
    const { version, repository } = manifest();
    expect(readFileSync(join(installed(), 'CHANGELOG.md'), 'utf8')).toContain(`\n## ${version}\n`);
    expect(repository).toMatchObject({ type: 'git', directory: 'packages/ui' });
  });

  it('depends on no package of this workspace, and has React as a peer dependency', () => {
    const { dependencies, peerDependencies } = manifest();
    expect(Object.keys(dependencies).filter((name) => /^(@potli|react$|react-dom$)/.test(name))).toEqual([]);
    expect(Object.keys(peerDependencies)).toEqual(['react', 'react-dom']);
  });

  it('has a file behind every address', () => {
    const targets = Object.values(manifest().exports).flatMap((target) =>
      typeof target === 'string' ? target : Object.values(target),
    );
    expect(targets.length).toBeGreaterThan(200);
    expect(targets.filter((file) => !existsSync(join(installed(), file)))).toEqual([]);
  });

  it('has an address and a style sheet for every component and motif, and no address for other files', () => {
    const addresses = Object.keys(manifest().exports);
    const folders = (room: string) => globSync(`src/${room}/*/`, { cwd: uiFolder }).map((folder) => basename(folder));
    const named = [...folders('components'), ...folders('motifs').map((name) => `motifs/${name}`)];
    const sheets = [...folders('components'), ...folders('motifs'), 'styles', 'reset', 'layers'].concat(
      folders('brands').map((name) => `brands/${name}`),
    );
    const expected = [...named, ...sheets.map((name) => `${name}.css`)].map((name) => `./${name}`);
    const others = addresses.filter((address) => !expected.includes(address));
    expect(expected.filter((address) => !addresses.includes(address))).toEqual([]);
    expect(others.filter((address) => !/^\.\/(brands|format|theme|video|package\.json)/.test(address))).toEqual([]);
  });

  it('has no way to a file that is not listed', () => {
    const { resolve } = createRequire(join(consumer, 'main.js'));
    const isOpen = (path: string) => {
      try {
        resolve(`@potli/ui/${path}`);
        return true;
      } catch {
        return false;
      }
    };
    const files = globSync('**/*.{js,d.ts,css}', { cwd: installed() });
    expect(files.length).toBeGreaterThan(500);
    const listed = Object.keys(manifest().exports).map((address) => address.slice('./'.length));
    const paths = files.flatMap((file) => [file, file.replace(/(\.d)?\.[jt]s$/, '')]);
    expect(paths.filter((path) => !listed.includes(path) && isOpen(path))).toEqual([]);
    expect(isOpen('Button')).toBe(true);
  });

  it('has types that a strict app takes with all types of its libraries checked', async () => {
    const lines = modules().map((address, n) => `export * as m${n} from '@potli/ui/${address.slice(2)}';`);
    writeFileSync(join(consumer, 'all.ts'), lines.join('\n'));
    const options = ['--strict', '--skipLibCheck', 'false', '--noEmit', '--target', 'es2024', '--jsx', 'react-jsx'];
    const resolution = ['--module', 'nodenext', '--lib', 'es2024,dom,dom.iterable', '--types', ''];
    await run(consumer, join(root, 'node_modules/.bin/tsc'), ...options, ...resolution, '--singleThreaded', 'all.ts');
  });

  it('has looks under a pointer for pointers that can rest alone', () => {
    const styles = readFileSync(join(uiFolder, 'dist/styles.css'), 'utf8');
    expect(styles).toContain(':hover');
    expect(styles.replaceAll(/@media\s*\(hover: ?hover\)\{(?:[^{}]*\{[^{}]*\})*\}/g, '')).not.toContain(':hover');
  });

  it('has a styles.css of at most 20 KB', () => {
    expect(brotliBytes(join(uiFolder, 'dist/styles.css'))).toBeLessThan(20_480);
  });
});

describe('React Server Components', () => {
  const files = () => globSync('**/*.js', { cwd: join(uiFolder, 'dist') });
  const codeOf = (file: string) => readFileSync(join(uiFolder, 'dist', file), 'utf8');

  it('find a mark on every module that is for the client', () => {
    expect(files().filter((file) => clientReasons(codeOf(file)).length > 0 && !isClientModule(codeOf(file)))).toEqual(
      [],
    );
  });

  it('find no mark on others, which stay on the server', () => {
    const marked = files().filter((file) => isClientModule(codeOf(file)));
    expect(marked.length).toBeGreaterThan(50);
    expect(marked.filter((file) => clientReasons(codeOf(file)).length === 0)).toEqual([]);
  });
});

describe('an app outside the workspace', () => {
  let site: string;

  beforeAll(async () => {
    site = await buildConsumer(consumer);
  });

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

  it('has a brand of its own, by the README alone', async () => {
    const readme = readFileSync(join(installed(), 'README.md'), 'utf8');
    const [, recipe = ''] = /## A brand of your own.*?```js\n(.*?)```/s.exec(readme) ?? [];
    writeFileSync(join(consumer, 'brand.mjs'), recipe);
    await run(consumer, process.execPath, 'brand.mjs');
    const page = await browser.newPage();
    await openFolder(page, site);
    await page.addStyleTag({ path: join(consumer, 'mela.css') });
    await page.evaluate(() => document.documentElement.setAttribute('data-brand', 'mela'));
    const look = () =>
      page.getByRole('button', { name: 'Shop Now' }).evaluate((element) => {
        const { borderRadius, backgroundColor, color } = getComputedStyle(element);
        return [borderRadius, backgroundColor, color];
      });
    await expect.poll(look).toEqual(['24px', 'rgb(11, 110, 79)', 'rgb(255, 255, 255)']);
  });

  it('has a command that lists the colours of a brand that are hard to see', async () => {
    const check = (code: string) => {
      writeFileSync(join(consumer, 'checked.mjs'), `import { potli } from '@potli/ui/brands/potli/tokens';\n${code}`);
      return run(consumer, 'node_modules/.bin/check-brand', 'checked.mjs');
    };
    expect(await check('export const mine = { ...potli, name: "mela" };')).toContain('mela: every pair');
    const pale = 'export const mine = { ...potli, light: { ...potli.light, text: "#999999", surface: "#FFFFFF" } };';
    await expect(check(pale)).rejects.toThrow('potli, light: text on surface is 2.85, and has to be 4.5.');
    await expect(check('export const mine = { ...potli, name: "my shop" };')).rejects.toThrow(
      'begins with a letter: "my shop"',
    );
    await expect(check('export const none = 1;')).rejects.toThrow('checked.mjs exports no brand');
    const holed = 'const { radius, ...others } = potli; export const mine = others;';
    await expect(check(holed)).rejects.toThrow('potli: radius is missing');
    await expect(check('import "./none.mjs";')).rejects.toThrow('checked.mjs cannot be loaded: Cannot find module');
  });

  it('adds at most 1.2 kB for a Button, without React', async () => {
    expect((await componentSize('Button')).script).toBeLessThanOrEqual(BUTTON_BYTES);
  });
});

describe('a page that is not made of the package', () => {
  let site: string;

  beforeAll(async () => {
    site = await buildConsumer(consumer, 'host');
  });

  type Sheets = 'one' | 'single' | 'reset' | 'none';
  const pages = new Map<Sheets, Promise<Page>>();

  /** The page with some of the sheets: all in one, one for each component, the reset besides, or none. */
  function open(sheets: Sheets): Promise<Page> {
    const page = pages.get(sheets) ?? openNew(sheets);
    pages.set(sheets, page);
    return page;
  }

  async function openNew(sheets: Sheets) {
    const page = await browser.newPage({ reducedMotion: 'reduce' });
    await openFolder(page, site, `host.html#${sheets}`);
    await page.locator('#haat-dark').waitFor();
    await page.evaluate(() => document.fonts.ready);
    return page;
  }

  const pictures = new Map<Sheets, Promise<Buffer[]>>();

  function components(sheets: Sheets): Promise<Buffer[]> {
    const taken =
      pictures.get(sheets) ??
      open(sheets).then((page) =>
        Promise.all(['#potli-light', '#haat-dark'].map((part) => page.locator(part).screenshot())),
      );
    pictures.set(sheets, taken);
    return taken;
  }

  it('keeps its own look', async () => {
    const own = async (sheets: 'one' | 'none') => {
      const page = await open(sheets);
      return page.locator('#own').screenshot();
    };
    expect((await own('one')).equals(await own('none'))).toBe(true);
  });

  it.each(['reset', 'single'] as const)('has the same components with the sheets: %s', async (sheets) => {
    const [expected, shown] = [await components('one'), await components(sheets)];
    expect(shown.map((picture, n) => picture.equals(expected[n] ?? picture))).toEqual([true, true]);
  });

  it('has edges, and shows the current page, where the system forces colours', async () => {
    const page = await browser.newPage({ forcedColors: 'active' });
    await openFolder(page, site, 'host.html#one');
    const part = page.locator('#potli-light');
    const look = (name: string) =>
      part.getByRole(name === 'Shop Now' ? 'link' : 'button', { name, exact: true }).evaluate((element) => {
        const highlight = document.body.appendChild(document.createElement('mark'));
        highlight.style.cssText = 'forced-color-adjust: none; background: Highlight';
        const { outlineStyle, backgroundColor } = getComputedStyle(element);
        return { outlineStyle, isHighlight: backgroundColor === getComputedStyle(highlight).backgroundColor };
      });
    expect(await look('Shop Now')).toEqual({ outlineStyle: 'solid', isHighlight: false });
    expect(await look('Page 1')).toEqual({ outlineStyle: 'solid', isHighlight: false });
    expect(await look('Page 2')).toEqual({ outlineStyle: 'solid', isHighlight: true });
    await page.close();
  });

  it('shows brands and themes side by side, also in what opens at its end', async () => {
    const page = await open('one');
    const colors = (name: string) =>
      page.getByRole('button', { name }).evaluate((element) => {
        const ground = element.closest('[role="dialog"], [data-brand]') ?? element;
        return [getComputedStyle(element), getComputedStyle(ground)].map((style) => style.backgroundColor);
      });
    const toRgb = (hex: string) =>
      `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;
    const parts = { Potli: potli.light, Haat: haat.dark, Night: potli.dark };
    for (const [name, { secondary, background, surface }] of Object.entries(parts)) {
      expect(await colors(`Open ${name}`)).toEqual([secondary, background].map(toRgb));
      await page.getByRole('button', { name: `Open ${name}` }).click();
      expect(await colors(`Inside ${name}`)).toEqual([secondary, surface].map(toRgb));
      await page.keyboard.press('Escape');
    }
  });
});
