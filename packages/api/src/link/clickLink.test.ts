import { describe, expect, it } from 'vitest';
import { withClickId, withoutClickId } from './clickLink.ts';

const id = '0193d1f2-7c1e-7b7a-9e53-0c6a1d2f4b88';

describe('withClickId', () => {
  it.each([
    ['{clickId}'],
    ['{click_id}'],
    ['{clickid}'],
    ['%7BclickId%7D'],
    ['%7bclick_id%7d'],
    ['[[click_id]]'],
    ['%5B%5Bclick_id%5D%5D'],
  ])('fills %s', (placeholder) => {
    expect(withClickId(`https://go.example/out?a=1&sub=${placeholder}&b=2`, id)).toBe(
      `https://go.example/out?a=1&sub=${id}&b=2`,
    );
  });

  it.each([
    ['{shortClickId}'],
    ['{short_click_id}'],
    ['{shortclickid}'],
    ['%7BshortClickId%7D'],
    ['%7bshort_click_id%7d'],
    ['[[short_click_id]]'],
    ['%5B%5Bshort_click_id%5D%5D'],
  ])('fills %s with the short id, and removes it for a visitor', (placeholder) => {
    const link = `https://go.example/out?a=1&sub=${placeholder}&b=2`;
    expect(withClickId(link, id, 'short1')).toBe('https://go.example/out?a=1&sub=short1&b=2');
    expect(withClickId(link, id)).toBe(`https://go.example/out?a=1&sub=${id}&b=2`);
    expect(withoutClickId(link)).toBe('https://go.example/out?a=1&b=2');
    expect(withClickId(`${link}&all={clickId}`, id, 'short1')).toContain(`sub=short1&b=2&all=${id}`);
  });

  it('fills path, fragment and every occurrence', () => {
    expect(withClickId('https://go.example/c/{clickId}/x?s={clickId}#t={clickId}', id)).toBe(
      `https://go.example/c/${id}/x?s=${id}#t=${id}`,
    );
  });

  it('fills a link nested in a parameter', () => {
    const nested = encodeURIComponent('https://shop.example/?sub={clickId}');
    expect(withClickId(`https://go.example/?to=${nested}`, id)).toContain(encodeURIComponent(`?sub=${id}`));
    expect(withClickId(`https://go.example/?to=${encodeURIComponent(nested)}`, id)).toContain(id);
  });

  it('keeps an id from adding parameters of its own', () => {
    expect(withClickId('https://go.example/?sub={clickId}', 'a&b=$&c')).toBe('https://go.example/?sub=a%26b%3D%24%26c');
  });

  it('leaves the rest of the link as it is written', () => {
    const link = 'https://go.example/?q=chai%20masala+box&empty=&sub=';
    expect(withClickId(`${link}{clickId}`, id)).toBe(`${link}${id}`);
  });

  it('returns what has no placeholder, or is no link, unchanged', () => {
    expect(withClickId('https://go.example', id)).toBe('https://go.example');
    expect(withClickId('not a link {clickId}', id)).toBe('not a link {clickId}');
  });
});

describe('withoutClickId', () => {
  it.each([
    ['https://go.example/out?a=1&sub={clickId}&b=2', 'https://go.example/out?a=1&b=2'],
    ['https://go.example/out?sub=%7Bclick_id%7D', 'https://go.example/out'],
    ['https://go.example/out?sub=potli-[[click_id]]-x&b=2', 'https://go.example/out?b=2'],
    ['https://go.example/c/{clickId}/shop', 'https://go.example/c/shop'],
    ['https://go.example/#sub={clickId}', 'https://go.example/'],
    ['https://go.example/?a=1', 'https://go.example/?a=1'],
  ])('%s', (stored, expected) => {
    expect(withoutClickId(stored)).toBe(expected);
  });

  it('keeps a nested link and drops only its tracking', () => {
    const nested = encodeURIComponent('https://shop.example/sale?sub={clickId}&c=1');
    expect(withoutClickId(`https://go.example/?to=${nested}&p=9`)).toBe(
      `https://go.example/?to=${encodeURIComponent('https://shop.example/sale?c=1')}&p=9`,
    );
  });
});
