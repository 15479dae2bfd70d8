import { expect, it } from 'vitest';
import { createShareableItems, type ShareableItem } from './shareableItems.ts';

const card = (id: bigint, urlSlug: string): ShareableItem => ({
  itemType: 'CREDIT_CARD',
  id,
  urlSlug,
  isShown: true,
  baseUrl: `https://www.bank.example/cards/${urlSlug}`,
  link: `https://apply.bank.example/${urlSlug}?ref={clickId}`,
});

const store = (id: bigint, urlSlug: string): ShareableItem => ({
  itemType: 'STORE',
  id,
  urlSlug,
  isShown: true,
  baseUrl: `https://${urlSlug}.example`,
  link: `https://shop.${urlSlug}.example/?ref={clickId}`,
});

const { named, at, withId } = createShareableItems([
  store(1n, 'kapas'),
  store(2n, '1'),
  card(1n, 'sona'),
  card(2n, 'sona-gold'),
]);

it('finds by slug before id, and only items of the kind', () => {
  expect(named('STORE', '1')).toMatchObject({ urlSlug: '1' });
  expect(named('STORE', '2')).toMatchObject({ urlSlug: '1' });
  expect(named('CREDIT_CARD', '1')).toMatchObject({ urlSlug: 'sona' });
  expect(named('CREDIT_CARD', 'kapas')).toBeUndefined();
  expect(withId('STORE', 1n)).toMatchObject({ urlSlug: 'kapas' });
});

it.each([
  ['https://kapas.example/sarees/7', 'kapas'],
  ['http://www.kapas.example/', 'kapas'],
  ['https://shop.kapas.example/sale', 'kapas'],
  ['https://bank.example/cards/sona-gold/fees', 'sona-gold'],
  ['https://www.bank.example/cards/sona', 'sona'],
  ['https://apply.bank.example/', 'sona'],
])('%s belongs to %s', (address, urlSlug) => {
  expect(at(new URL(address))).toMatchObject({ urlSlug });
});

it.each(['https://elsewhere.example/', 'https://kapas.example.evil.example/', 'https://kapas.example:8443/'])(
  '%s belongs to nobody',
  (address) => expect(at(new URL(address))).toBeUndefined(),
);
