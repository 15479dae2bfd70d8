import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readBuiltClient } from './routeAssets.ts';

const manifest = {
  'src/entry-client.tsx': {
    file: 'assets/entry.js',
    isEntry: true,
    imports: ['_shared.js'],
    css: ['assets/entry.css'],
  },
  '_shared.js': { file: 'assets/shared.js', dynamicImports: ['src/LoginDialog.tsx'], css: ['assets/shared.css'] },
  '_table.js': { file: 'assets/table.js', imports: ['_shared.js'], css: ['assets/table.css'] },
  'src/routes/_public/index.tsx?tsr-split=component': {
    file: 'assets/home.js',
    imports: ['_shared.js', '_table.js'],
    dynamicImports: ['src/HomeRest.tsx'],
    css: ['assets/home.css'],
  },
  'src/HomeRest.tsx': { file: 'assets/rest.js', imports: ['_shared.js', '_table.js'], css: ['assets/rest.css'] },
  'src/LoginDialog.tsx': { file: 'assets/login.js', css: ['assets/login.css'] },
  'src/features/session/startAuth.ts': { file: 'assets/session.js', imports: ['_shared.js', '_machines.js'] },
  '_machines.js': { file: 'assets/machines.js' },
  'src/routes/_public/index.tsx?tsr-split=pendingComponent': { file: 'assets/wait.js', css: ['assets/wait.css'] },
  'src/routes/user_dashboard/route.tsx?tsr-split=component': { file: 'assets/dashboard.js' },
};

const routeIds = ['__root__', '/_public', '/_public/', '/user_dashboard'];

let dist: string;

beforeEach(async () => {
  dist = await mkdtemp(path.join(tmpdir(), 'potli-dist-'));
  for (const folder of ['client/.vite', 'client/assets', 'early'])
    await mkdir(path.join(dist, folder), { recursive: true });
  await writeFile(path.join(dist, 'early/early.js'), 'early()\n');
  for (const name of ['entry', 'shared', 'table', 'home', 'rest', 'wait']) {
    await writeFile(path.join(dist, `client/assets/${name}.css`), `.${name}{}\n`);
  }
});

afterEach(() => rm(dist, { recursive: true }));

async function read(chunks: object) {
  await writeFile(path.join(dist, 'client/.vite/manifest.json'), JSON.stringify(chunks));
  return readBuiltClient(dist, routeIds);
}

test('each route has its own styles and those of what it imports or hydrates later, the shared ones stay with the root', async () => {
  const { scripts, assets } = await read(manifest);
  expect(scripts).toEqual(['/assets/shared.js', '/assets/entry.js']);
  expect(assets.routes).toEqual({
    __root__: { css: ['/assets/shared.css', '/assets/entry.css'] },
    '/_public/': { css: ['/assets/table.css', '/assets/home.css', '/assets/rest.css', '/assets/wait.css'] },
    '/user_dashboard': { css: [] },
  });
});

test('lists the scripts and styles of each screen without those of every page and of what comes later', async () => {
  const { routeScripts, routeStyles } = await read(manifest);
  expect(routeScripts).toEqual({
    '/_public/': ['/assets/table.js', '/assets/home.js'],
    '/user_dashboard': ['/assets/dashboard.js'],
  });
  expect(routeStyles).toEqual({ '/_public/': ['/assets/table.css', '/assets/home.css'], '/user_dashboard': [] });
});

test('lists the scripts of the session check', async () => {
  expect((await read(manifest)).sessionScripts).toEqual(['/assets/machines.js', '/assets/session.js']);
});

test('holds the text of the early script', async () => {
  expect((await read(manifest)).earlyScript).toBe('early()');
});

test('holds the text of every stylesheet it names', async () => {
  const { assets } = await read(manifest);
  expect(assets.inlineCss?.styles).toMatchObject({ '/assets/home.css': '.home{}', '/assets/shared.css': '.shared{}' });
});

test('refuses a chunk that belongs to no route', async () => {
  const stray = { ...manifest, 'src/routes/gone.tsx?tsr-split=component': { file: 'assets/gone.js' } };
  await expect(read(stray)).rejects.toThrow('No route for src/routes/gone.tsx');
});

test('refuses a client without an entry', async () => {
  await expect(read({ '_shared.js': { file: 'assets/shared.js' } })).rejects.toThrow('without an entry');
});
