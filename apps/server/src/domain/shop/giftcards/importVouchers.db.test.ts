import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { giftCardVoucher } from '../../../db/schema/giftCardOrder.ts';
import { createTestDatabase } from '../../../testing/createTestDatabase.ts';
import { sampleCatalogue } from '../../../testing/sampleCatalogue.ts';
import { testSettings } from '../../../testing/testSettings.ts';
import { createSealer } from '../../platform/sealing/createSealer.ts';
import { importCatalogue } from '../catalogue/import/importCatalogue.ts';
import { findDoubledVouchers } from './findDoubledVouchers.ts';
import { importVouchers } from './importVouchers.ts';
import { tagOlderVouchers } from './tagOlderVouchers.ts';
import { openVoucher, sealVoucher } from './voucherSecret.ts';
import { addToStock } from './voucherStock.ts';

const database = await createTestDatabase();
const sealer = createSealer(testSettings.piiKey);
const slug = 'kapas-gift';

beforeAll(() => importCatalogue(database, sampleCatalogue()));
beforeEach(() => database.pool.query('delete from gift_card_voucher'));
afterAll(() => database.close());

const voucher = (cardNumber: string) => ({
  cardNumber,
  pin: '482913',
  expiresOn: '2099-12-31',
  facePaise: 50_000n,
  costPaise: 45_000n,
});
const load = (numbers: string[], by = sealer) =>
  importVouchers(database, by, {
    giftCardSlug: slug,
    vouchers: numbers.map(voucher),
    by: { who: 'cli:test', action: 'vouchers import' },
  });

async function stored(): Promise<string[]> {
  const rows = await database.orm.select().from(giftCardVoucher);
  return rows.map(({ id, sealed }) => openVoucher(sealer, id, sealed).cardNumber);
}

it('a card number in another spelling is the same, and is printed as it came first', async () => {
  expect(await load(['abcd-1234 5678'])).toEqual({ added: 1, known: 0 });
  expect(await load(['ABCD12345678', 'ABCD\u{2011}1234-5678', 'ABCD12345679', 'abcd 1234 5679'])).toEqual({
    added: 1,
    known: 3,
  });
  expect((await stored()).toSorted()).toEqual(['ABCD12345679', 'abcd-1234 5678']);
});

it('also where it was stored before spellings were compared, sold or not', async () => {
  for (const cardNumber of ['WXYZ-1', 'wxyz 2']) {
    const id = randomUUID();
    // as tags were made then
    const numberTag = sealer.fingerprint(`${slug} ${cardNumber.replace(/\s/g, '')}`);
    const { pin, ...kind } = voucher(cardNumber);
    const row = { ...kind, id, numberTag, giftCardSlug: slug, sealed: sealVoucher(sealer, id, { cardNumber, pin }) };
    await database.orm.insert(giftCardVoucher).values(row);
  }
  expect(await load(['WXYZ1', 'WXYZ-1', 'WXYZ2', 'WXYZ3'])).toEqual({ added: 1, known: 3 });
  // an issuer answers the same reference with the same spelling
  const again = [{ ...voucher('WXYZ-1'), giftCardSlug: slug }];
  expect(await addToStock(database.orm, sealer, again)).toBe(0);
});

it('also where it was stored with the key before', async () => {
  await load(['OLD-1']);
  const rotated = createSealer('b3'.repeat(32), [testSettings.piiKey]);
  expect(await load(['OLD-1', 'old1', 'NEW-1'], rotated)).toEqual({ added: 1, known: 2 });
});

it('an issuer that answers again is recognised after a rotation, before all is sealed anew and once the older key is gone', async () => {
  const again = [{ ...voucher('ROT-1'), giftCardSlug: slug }];
  expect(await addToStock(database.orm, sealer, again)).toBe(1);
  const rotated = createSealer('b3'.repeat(32), [testSettings.piiKey]);
  expect(await addToStock(database.orm, rotated, again)).toBe(0);
  await tagOlderVouchers(database, rotated, new AbortController().signal);
  const alone = createSealer('b3'.repeat(32));
  expect(await addToStock(database.orm, alone, again)).toBe(0);
});

it('numbers that were stored twice before they were compared are found, with who has them', async () => {
  const ids = [randomUUID(), randomUUID()].toSorted();
  for (const [index, id] of ids.entries()) {
    const cardNumber = ['TWICE-1', 'twice1'][index] ?? '';
    const { pin, ...kind } = voucher(cardNumber);
    const numberTag = createSealer('a1'.repeat(32)).fingerprint(`${slug} ${cardNumber}`);
    await database.orm
      .insert(giftCardVoucher)
      .values({ ...kind, id, numberTag, giftCardSlug: slug, sealed: sealVoucher(sealer, id, { cardNumber, pin }) });
  }
  const doubled = await findDoubledVouchers(database.orm, sealer);
  expect(doubled).toContainEqual({ giftCardSlug: slug, ids, sold: 0 });
  // one of them gets the tag of the current key, and the other stays as it is
  await tagOlderVouchers(database, sealer, new AbortController().signal);
  expect(await findDoubledVouchers(database.orm, sealer)).toEqual(doubled);
});

it('a stored voucher that no key opens stops the import, and is named', async () => {
  await load(['LOST-1'], createSealer('c4'.repeat(32)));
  await expect(load(['LOST-1'])).rejects.toThrow(/^The voucher [0-9a-f-]{36} of kapas-gift does not open/);
});

it('the same number of another card is another voucher', async () => {
  await database.orm.insert(giftCardVoucher).values({
    id: randomUUID(),
    numberTag: sealer.fingerprint('other AB1'),
    giftCardSlug: 'other',
    facePaise: 1n,
    costPaise: 1n,
    expiresOn: '2099-12-31',
    sealed: Buffer.from('02', 'hex'),
  });
  expect(await load(['AB-1'])).toEqual({ added: 1, known: 0 });
});

it('more vouchers than one statement may have parameters are one import', async () => {
  const numbers = Array.from({ length: 10_000 }, (_, n) => `MANY-${n}`);
  expect(await load(numbers)).toEqual({ added: 10_000, known: 0 });
  expect(await load(numbers.slice(0, 500))).toEqual({ added: 0, known: 500 });
});
