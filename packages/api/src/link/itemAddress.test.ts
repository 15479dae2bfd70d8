import { describe, expect, it } from 'vitest';
import { readItemAddress } from './itemAddress.ts';

const read = (address: string) => readItemAddress(address, (host) => host === 'potli.example');

describe('readItemAddress', () => {
  it.each([
    ['/stores_details/juttigali', 'STORE', 'juttigali'],
    ['https://potli.example/stores_details/7', 'STORE', '7'],
    ['https://potli.example/stores_details/juttigali/?utm_source=x#top', 'STORE', 'juttigali'],
    ['/creditcards_details/bazaar', 'CREDIT_CARD', 'bazaar'],
    ['/credit_card_details/bazaar', 'CREDIT_CARD', 'bazaar'],
    ['/gift_card_details/dhaaga', 'GIFT_CARD', 'dhaaga'],
  ])('%s is a page of this shop', (address, kind, slugOrId) => {
    expect(read(address)).toEqual({ kind, slugOrId });
  });

  it('leaves addresses of other hosts to the catalogue', () => {
    expect(read('https://juttigali.example/stores_details/x')).toMatchObject({ kind: 'SHOP' });
  });

  it.each([
    '',
    'juttigali',
    '/',
    '/deals',
    '/stores_details',
    '/stores_details/',
    '/stores_details/a/b',
    '/constructor/a',
    '//juttigali.example/',
    '/\\juttigali.example/',
    'https://potli.example/',
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://juttigali.example/',
    'https://',
  ])('%j names nothing', (address) => {
    expect(read(address)).toBeUndefined();
  });
});
