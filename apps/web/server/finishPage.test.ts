import { expect, test } from 'vitest';
import { finishPage } from './finishPage.ts';

const client = {
  earlyScript: 'early()',
  scripts: ['/assets/core.js', '/assets/entry.js'],
  sessionScripts: ['/assets/session.js'],
  routeStyles: { home: ['/assets/a.css', '/assets/late.css'] },
  routeScripts: { home: ['/assets/shared.js', '/assets/home.js'], shell: ['/assets/shared.js', '/assets/shell.js'] },
  assets: {
    routes: { home: { css: ['/assets/a.css', '/assets/late.css'] }, stores: { css: ['/assets/b.css'] } },
    inlineCss: { styles: { '/assets/a.css': '.a{}', '/assets/late.css': '.late{}', '/assets/b.css': '.a{}' } },
  },
};

const structuredData = '<script type="application/ld+json">{"name":"$& $1"}</script>';
const html = '<html><head><style>.a{}</style></head><body>$& $1 </head></body></html>';
const inline = { scripts: [], styles: ['.a{}'] };
const rendered = { html, routes: ['__root__', 'shell', 'home'], structuredData, inline };
const page = finishPage(rendered, client).join('');

test('the early script comes first', () => {
  expect(page).toMatch(/^<html><head><script>early\(\)<\/script><style>/);
});

test('links name each script of the page once, imported ones first', () => {
  expect([...page.matchAll(/<link rel="script" href="\/assets\/(\w+)\.js">/g)].map(([, name]) => name)).toEqual([
    'core',
    'entry',
    'shared',
    'shell',
    'home',
  ]);
});

test('names the inlined stylesheets of its routes, and no others, to the module loader', () => {
  expect(page).toContain('<link rel="inlined" href="/assets/a.css"></head>');
  expect(page).not.toContain('/assets/b.css');
  expect(page).not.toContain('/assets/late.css');
});

test('leaves content and structured data as they are', () => {
  expect(page).toContain(structuredData);
  expect(page).toContain('<body>$& $1 </head></body></html>');
});

test('scripts are fetched at once where they are the content', () => {
  const empty = finishPage({ ...rendered, sessionCheck: '/api/check' }, client).join('');
  expect(
    Array.from(empty.matchAll(/<link rel="modulepreload" href="\/assets\/(\w+)\.js">/g), ([, name]) => name),
  ).toEqual(['core', 'entry', 'session', 'shared', 'shell', 'home']);
  expect(empty).toContain('<link rel="inlined" href="/assets/a.css">');
  expect(empty).not.toContain('rel="script"');
  // the styles they wait for, and the session check
  expect(empty).toContain('<link rel="preload" as="style" crossorigin href="/assets/late.css">');
  expect(empty).toContain('<head><link rel="session" href="/api/check"><script>early()</script>');
  expect(page).not.toMatch(/rel="(?:preload|session)"/);
});
