import { describe, expect, it } from 'vitest';
import { withClickId } from './clickLink.ts';
import { readAddress } from './webAddress.ts';

describe('an address', () => {
  it.each([
    ['link', 'https://Shop.Example', 'https://shop.example/'],
    ['link', 'https://shop.example/a b?q=ü', 'https://shop.example/a%20b?q=%C3%BC'],
    ['link', 'https://shop.example/साड़ी', 'https://shop.example/%E0%A4%B8%E0%A4%BE%E0%A4%A1%E0%A4%BC%E0%A5%80'],
    ['link', 'https://shop.example/🎁', 'https://shop.example/%F0%9F%8E%81'],
    ['link', 'http://दुकान.example/', 'http://xn--11b7ah1gn.example/'],
    ['link', 'https://shop.example:443/a/../b', 'https://shop.example/b'],
    ['picture', '/pictures/सा.svg', '/pictures/%E0%A4%B8%E0%A4%BE.svg'],
    ['picture', 'https://pictures.example/a.svg', 'https://pictures.example/a.svg'],
    ['page', '/stores?q=1#top', '/stores?q=1#top'],
    ['page', '/a/../stores', '/stores'],
    ['page', 'http://shop.example/', 'http://shop.example/'],
  ] as const)('(%s) %j is kept as %s', (kind, text, href) => {
    expect(readAddress(text, kind)).toEqual({ href });
    expect(readAddress(href, kind)).toEqual({ href });
    expect(() => new Headers({ location: href })).not.toThrow();
  });

  it.each([
    '{clickId}',
    '{click_id}',
    '{clickid}',
    '%7BclickId%7D',
    '%7bclick_id%7d',
    '[[click_id]]',
    '%5B%5Bclick_id%5D%5D',
    '%257BclickId%257D',
  ])('keeps its placeholder %s at every position', (placeholder) => {
    for (const link of [`/${placeholder}/x`, `/x?ref=${placeholder}&a=1`, `/x#${placeholder}`]) {
      const read = readAddress(`https://go.example${link}`, 'link');
      const filled = withClickId(`https://go.example${link}`, 'ID');
      expect(withClickId(read.href ?? '', 'ID')).toBe(filled);
      expect(filled).toContain('ID');
    }
  });

  it.each([
    ['page', '//evil.test'],
    ['page', '/\\evil.test'],
    ['page', '/\t/evil.test'],
    ['page', '/.//evil.test'],
    ['page', '/a/..//evil.test'],
    ['page', 'javascript:alert(1)'],
    ['page', 'stores'],
    ['page', ''],
    ['picture', '//evil.test/a.svg'],
    ['picture', 'http://pictures.example/a.svg'],
    ['picture', 'data:image/svg+xml,x'],
    ['link', '/stores'],
    ['link', ' https://shop.example/'],
    ['link', 'https://user:pw@shop.example/'],
    ['link', 'https://user@shop.example/'],
    ['link', 'https://shop.example/\r\nSet-Cookie: a=b'],
    ['link', 'https://shop.example\\@evil.test/'],
    ['link', 'https:/shop.example/'],
    ['link', 'https:///shop.example/'],
    ['link', 'https://'],
    ['link', 'https://{clickId}.shop.example/'],
    ['link', 'https://shop.example:99999/'],
    ['link', 'ftp://shop.example/'],
    ['link', `https://shop.example/${'सा'.repeat(200)}`],
  ] as const)('(%s) %j has a problem', (kind, text) => {
    expect(readAddress(text, kind).problem).toMatch(/^(?:Must|Is) \w+/);
  });
});
