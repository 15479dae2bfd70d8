import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../lib/root.ts';
import { toAddress } from './addresses.ts';
import { findDeadLinks } from './findDeadLinks.ts';
import { readPages } from './readPages.ts';
import { renderMarkdown } from './renderMarkdown.ts';
import { SCRIPT, STORYBOOK, STYLES } from './renderPage.ts';
import { renderSite } from './renderSite.ts';
import { toNavigation } from './toNavigation.ts';

const site = renderSite();
const html = new Map([...site.files].filter(([address]) => address.endsWith('.html')));
/** Written by Vite and Storybook. */
const built = new Set([STORYBOOK, SCRIPT, STYLES, 'assets/favicon.svg']);

test('every link of every page leads to a page, an anchor or a file', () => {
  expect(html.size).toBeGreaterThan(60);
  const copied = new Set([...site.copied].filter((path) => existsSync(join(root, path))).map(toAddress));
  const has = (address: string) => site.files.has(address) || copied.has(address) || built.has(address);
  expect(findDeadLinks(html, has)).toEqual([]);
});

test('every page is in the navigation, once', () => {
  const pages = readPages();
  const listed = toNavigation(pages).flatMap((group) => group.pages.map(({ path }) => path));
  expect(listed.sort()).toEqual(pages.map(({ path }) => path));
});

test('every page under docs is listed by a README', () => {
  const more = toNavigation(readPages()).find(({ title }) => title === 'More')?.pages ?? [];
  expect(more.map(({ path }) => path).filter((path) => path.startsWith('docs/'))).toEqual([]);
});

test.each([
  ['<a href="c.html">', 'notes/a.html: there is no notes/c.html'],
  ['<a href="../index.html#none">', 'notes/a.html: index.html has no #none'],
  ['<img src="/home.png">', 'notes/a.html: /home.png is not relative'],
])('%s is a dead link', (link, problem) => {
  const pages = new Map([
    ['index.html', '<h1 id="home">'],
    ['notes/a.html', link],
  ]);
  expect(findDeadLinks(pages, () => false)).toEqual([problem]);
});

test('a page keeps its path, its anchors and its code', () => {
  const markdown =
    '# A\n\n[B](../b.md#say--do) [code](x.ts) [d](d/)\n\n## Twice\n\n## Twice\n\n```ts\nconst a = 1 < 2;\n```\n';
  const { html, sections, linked } = renderMarkdown('notes/a.md', markdown, (path) =>
    path === 'notes/d' ? 'notes/d/README.md' : path,
  );
  expect(linked).toEqual(['b.md', 'notes/x.ts', 'notes/d/README.md']);
  expect(html).toContain('<a href="../b.html#say--do">B</a> <a href="x.ts.txt">code</a> <a href="d/index.html">d</a>');
  expect(html).toContain('<span class="hljs-keyword">const</span>');
  expect(html).toContain('&lt;');
  expect(sections.map(({ anchor }) => anchor)).toEqual(['a', 'twice', 'twice-1']);
  for (const { anchor } of sections) expect(html).toContain(`id="${anchor}"`);
});
