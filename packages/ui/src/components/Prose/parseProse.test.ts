import { expect, it } from 'vitest';
import { parseProse } from './parseProse.ts';

it('reads paragraphs, lists and links', () => {
  expect(
    parseProse(
      '<p>Up to <strong>9%</strong> &amp; more</p><ul><li><a href="https://a.example/x?a=1&amp;b=2">go</a></li></ul>',
    ),
  ).toEqual([
    { tag: 'p', children: ['Up to ', { tag: 'strong', children: ['9%'] }, ' & more'] },
    {
      tag: 'ul',
      children: [{ tag: 'li', children: [{ tag: 'a', href: 'https://a.example/x?a=1&b=2', children: ['go'] }] }],
    },
  ]);
});

it.each([
  ['a script loses its tag', '<script>alert(1)</script>', ['alert(1)']],
  ['an image and its handler are gone', '<img src=x onerror="alert(1)">', []],
  ['handlers of allowed elements are gone', '<p onclick="alert(1)">x</p>', [{ tag: 'p', children: ['x'] }]],
  ['a script address is no link', '<a href="javascript:alert(1)">x</a>', [{ tag: 'a', children: ['x'] }]],
  ['an address without scheme is no link', '<a href="//evil.example">x</a>', [{ tag: 'a', children: ['x'] }]],
  ['a backslash is a slash to browsers', '<a href="/\\evil.example">x</a>', [{ tag: 'a', children: ['x'] }]],
  ['a tab is nothing to browsers', '<a href="/\t/evil.example">x</a>', [{ tag: 'a', children: ['x'] }]],
  ['a page of this site is a link', '<a href="/terms">x</a>', [{ tag: 'a', href: '/terms', children: ['x'] }]],
  ['a lone bracket is a bracket', 'a < b', ['a ', '<', ' b']],
  ['a close without an opening means nothing', '</p>x', ['x']],
  [
    'an element left open ends with its parent',
    '<p><em>x</p>y',
    [{ tag: 'p', children: [{ tag: 'em', children: ['x'] }] }, 'y'],
  ],
  ['a break has no children', '<p>a<br>b</p>', [{ tag: 'p', children: ['a', { tag: 'br', children: [] }, 'b'] }]],
])('%s', (_case, html, nodes) => {
  expect(parseProse(html)).toEqual(nodes);
});
