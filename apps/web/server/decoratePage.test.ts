import { expect, test } from 'vitest';
import { decoratePage } from './decoratePage.ts';

const client = {
  scripts: ['/assets/core.js', '/assets/entry.js'],
  assets: { routes: {}, inlineCss: { styles: { '/assets/a.css': '.a{}', '/assets/b.css': '.b{}' } } },
};

const page = decoratePage('<html><head><style>.a{}</style></head><body>$& $1</body></html>', client);

test('the early script comes first and knows the scripts', () => {
  expect(page).toMatch(/^<html><head><script>[^<]*\["\/assets\/core\.js","\/assets\/entry\.js"\]/);
});

test('inlined stylesheets, and only those, are named to the module loader', () => {
  expect(page).toContain('<link rel="stylesheet" href="/assets/a.css" disabled></head>');
  expect(page).not.toContain('/assets/b.css');
});

test('leaves the content as it is', () => {
  expect(page).toContain('<body>$& $1</body></html>');
});
