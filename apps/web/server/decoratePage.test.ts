import { expect, test } from 'vitest';
import { decoratePage } from './decoratePage.ts';

const client = {
  scripts: ['/assets/core.js', '/assets/entry.js'],
  routeScripts: { home: ['/assets/shared.js', '/assets/home.js'], shell: ['/assets/shared.js', '/assets/shell.js'] },
  assets: { routes: {}, inlineCss: { styles: { '/assets/a.css': '.a{}', '/assets/b.css': '.b{}' } } },
};

const page = decoratePage('<html><head><style>.a{}</style></head><body>$& $1</body></html>', client, [
  '__root__',
  'shell',
  'home',
]);

test('the early script comes first', () => {
  expect(page).toMatch(/^<html><head><script>\(function/);
});

test('links name each script of the page once, what others import before them', () => {
  expect([...page.matchAll(/<link rel="script" href="\/assets\/(\w+)\.js">/g)].map(([, name]) => name)).toEqual([
    'core',
    'entry',
    'shared',
    'shell',
    'home',
  ]);
});

test('inlined stylesheets, and only those, are named to the module loader', () => {
  expect(page).toContain('<link rel="stylesheet" href="/assets/a.css" disabled></head>');
  expect(page).not.toContain('/assets/b.css');
});

test('leaves the content as it is', () => {
  expect(page).toContain('<body>$& $1</body></html>');
});
