import { expect, it } from 'vitest';
import { belowBase } from './belowBase.ts';

it.each([
  [
    '<img src="/art/hero.svg" srcset="/art/a.svg 1x, /demo/b.png 2x">',
    '<img src="/shop/art/hero.svg" srcset="/shop/art/a.svg 1x, /shop/demo/b.png 2x">',
  ],
  ['url(/assets/eczar-1.woff2)', 'url(/shop/assets/eczar-1.woff2)'],
  ['style="--art:url(&quot;/art/a.svg&quot;)"', 'style="--art:url(&quot;/shop/art/a.svg&quot;)"'],
  ['{"logo":"/demo/a.svg"}', '{"logo":"/shop/demo/a.svg"}'],
  ['`/art/wallet/`+name', '`/shop/art/wallet/`+name'],
  ['{"scriptUrl":"/dev/pay/checkout.js"}', '{"scriptUrl":"/shop/dev/pay/checkout.js"}'],
  ['register("/service-worker.js")', 'register("/shop/service-worker.js")'],
])('places %s', (text, placed) => {
  expect(belowBase(text, '/shop')).toBe(placed);
  expect(belowBase(placed, '/shop')).toBe(placed);
  expect(belowBase(text, '')).toBe(text);
});

it.each(['"/stores"', '"https://cdn.example/art/a.svg"', '"/artists"', '"/shop/art/a.svg"', '"//art/x"'])(
  'leaves %s',
  (text) => {
    expect(belowBase(text, '/shop')).toBe(text);
  },
);
