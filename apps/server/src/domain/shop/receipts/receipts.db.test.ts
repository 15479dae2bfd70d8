import { DAY_MS } from '@potli/api/units/time';
import { type Receipt, type ReceiptKeys, verifyFile, verifyReceipt } from '@potli/proof';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestHost, type TestHost } from '../../../testing/createTestHost.ts';
import { joinMember, type TestMember } from '../../../testing/joinMember.ts';
import { sampleCatalogue, sampleStore } from '../../../testing/sampleCatalogue.ts';
import { sampleDevice } from '../../../testing/sampleMember.ts';
import { addClick } from '../../../testing/sampleMoney.ts';
import { testSettings } from '../../../testing/testSettings.ts';
import { createReceiptSigner } from '../../platform/signing/createReceiptSigner.ts';
import { publishReceiptKey, readReceiptKeys } from '../../platform/signing/receiptKeys.ts';
import { importCatalogue } from '../catalogue/import/importCatalogue.ts';
import { createReceiptService } from './createReceiptService.ts';

let apiHost: TestHost;
let member: TestMember;
let keys: ReceiptKeys;
beforeAll(async () => {
  apiHost = await createTestHost();
  await importCatalogue(apiHost.database, sampleCatalogue());
  keys = (await (await apiHost.call('/receipt-keys')).json()) as ReceiptKeys;
});
afterAll(() => apiHost.close());
beforeEach(async () => {
  member = await joinMember(apiHost);
});

const query = (text: string, values: unknown[] = []) => apiHost.database.pool.query(text, values);
const idOf = async (table: string, slug: string) =>
  ((await query(`select id from ${table} where url_slug = $1`, [slug])).rows[0] as { id: string }).id;

async function clickOn(source: string, id: string): Promise<string> {
  const answer = await member.send('POST', `/click/${id}?clickSource=${source}`, sampleDevice);
  return ((await answer.json()) as { clickId: string }).clickId;
}

const textOf = async (clickId: string) => {
  const answer = await member.get(`/clicks/${clickId}/receipt`);
  expect(answer.status).toBe(200);
  return answer.text();
};
const receiptOf = async (clickId: string) => JSON.parse(await textOf(clickId)) as Receipt;
const verdictOf = (text: string) => verifyFile(text, { keys: JSON.stringify(keys) });

/** A shop of its own, whose rates and terms a test may change. Clicks of afterwards see them. */
async function loadShop(slug: string, more: Parameters<typeof sampleStore>[1]) {
  const version = apiHost.catalogue.version();
  const report = await importCatalogue(apiHost.database, { version: 1, stores: [sampleStore(slug, more)] });
  expect(report.rows.flatMap(({ problems }) => problems)).toEqual([]);
  await expect.poll(() => apiHost.catalogue.version()).toBeGreaterThan(version);
  return idOf('store', slug);
}

const shoes = {
  appliesTo: 'Shoes',
  percent: 9,
  cap: 500,
  minimum: 99.5,
  newUsersOnly: true,
  to: '2099-12-01T00:00:00Z',
};
const bags = { appliesTo: 'Bags और ₹', percent: 5.25, isDefault: true };

it('says what was promised, with the rates in the places of its terms, and the tool takes it', async () => {
  const id = await loadShop('jhola', {
    storeName: 'Jhola और ₹',
    rates: [shoes, bags],
    importantTerms: ['Bags earn {rate:Bags और ₹}.', 'Not on gift wrap.'],
  });
  const clickId = await clickOn('STORE', id);
  const text = await textOf(clickId);
  expect(JSON.parse(text)).toMatchObject({
    clickId,
    memberId: String(member.id),
    source: 'STORE',
    item: { kind: 'STORE', id, name: 'Jhola और ₹', sentTo: 'jhola.example' },
    rates: {
      version: '1',
      rows: [
        {
          appliesTo: 'Shoes',
          basisPoints: '900',
          capPaise: '50000',
          minimumPaise: '9950',
          newUsersOnly: 'yes',
          isUsual: 'no',
        },
        { appliesTo: 'Bags और ₹', basisPoints: '525', amountPaise: '0', to: null, isUsual: 'yes' },
      ],
    },
    terms: { texts: ['Bags earn 5.25%.', 'Not on gift wrap.'] },
    keyId: keys.keys[0]?.id,
  });
  expect(await verdictOf(text)).toMatchObject({ result: 'sound' });
});

it('is the same for ever, whatever becomes of the shop, and is signed once', async () => {
  const id = await loadShop('pehle', { rates: [bags], importantTerms: ['Not on gift wrap.'] });
  const clickId = await clickOn('STORE', id);
  const unasked = await clickOn('STORE', id);
  const before = await Promise.all([textOf(clickId), textOf(clickId), textOf(clickId)]);
  await loadShop('pehle', { storeName: 'Baad', rates: [{ appliesTo: 'All', amount: 7 }], importantTerms: [] });
  expect(new Set([...before, await textOf(clickId)]).size).toBe(1);
  expect((await query('select from click_receipt where click_id = $1', [clickId])).rowCount).toBe(1);
  // what is asked for later says what was true at the click, too
  const [one, other] = [await receiptOf(clickId), await receiptOf(unasked)];
  expect(other).toMatchObject({ rates: one.rates, terms: one.terms, item: one.item });
  expect(await receiptOf(await clickOn('STORE', id))).toMatchObject({
    item: { name: 'Baad' },
    rates: { version: '2', rows: [{ appliesTo: 'All', basisPoints: '0', amountPaise: '700' }] },
    terms: { texts: [] },
  });
});

it('of a receipt of the server, no text can be changed, and no null', async () => {
  const text = await textOf(
    await clickOn('STORE', await loadShop('sach', { rates: [shoes, bags], importantTerms: ['No.'] })),
  );
  const changed = [...text.matchAll(/"(?:[^"\\]|\\.)*"(:?)|null/g)].flatMap(({ 0: given, 1: colon, index }) => {
    if (colon) return [];
    const other = given === 'null' ? '"1"' : `${given.slice(0, -2)}${given.at(-2) === '1' ? '2' : '1'}"`;
    return [text.slice(0, index) + other + text.slice(index + given.length)];
  });
  expect(changed.length).toBeGreaterThan(30);
  const verdicts = await Promise.all(changed.map(verdictOf));
  expect(verdicts.filter(({ result }) => result === 'sound')).toEqual([]);
  // not the reader alone refused them
  const faults = verdicts.map((verdict) => (verdict.result === 'broken' ? verdict.fault : verdict.sentence));
  expect(faults.filter((fault) => fault === 'signature').length).toBeGreaterThan(15);
});

it('is there for every source, and for clicks from before rates and terms were stored', async () => {
  const offer = await clickOn('OFFER', await idOf('offer', 'festive'));
  expect(await receiptOf(offer)).toMatchObject({
    item: { kind: 'OFFER', name: 'festive' },
    rates: { version: null, rows: [] },
    terms: { texts: [] },
  });
  const card = await clickOn('CREDIT_CARD', await idOf('credit_card', 'sona-card'));
  expect(await receiptOf(card)).toMatchObject({
    item: { kind: 'CREDIT_CARD', name: 'Sona Card' },
    rates: { rows: [{ kind: 'lead', amountPaise: '125050' }] },
  });
  const gift = await clickOn('GIFT_CARD', await idOf('gift_card', 'kapas-gift'));
  expect(await receiptOf(gift)).toMatchObject({ item: { name: null, sentTo: null }, terms: null });
  const store = await idOf('store', 'kapas');
  const link = await query(
    `insert into custom_link (url_hash, member_id, item_type, item_id) values ('hash of receipts', $1, 'STORE', $2)
     returning id`,
    [member.id, store],
  );
  const linkId = BigInt((link.rows[0] as { id: string }).id);
  const shared = await addClick(apiHost.database, member.id, {
    source: 'CUSTOM_LINK',
    sourceId: linkId,
    basisPoints: 700,
  });
  expect(await receiptOf(shared)).toMatchObject({
    source: 'CUSTOM_LINK',
    item: { kind: 'STORE', id: store, name: null },
    rates: { version: null, rows: [{ appliesTo: 'All orders', basisPoints: '700', isUsual: 'yes' }] },
    terms: null,
  });
  for (const each of [offer, card, gift, shared])
    expect(await verdictOf(await textOf(each))).toMatchObject({ result: 'sound' });
});

it('a new key signs from then on; what the one before signed stays as it was, and both are published', async () => {
  const { orm } = apiHost.database;
  const limits = { consume: async () => {} };
  const id = await loadShop('chabi', { rates: [bags] });
  const [first, second] = [await clickOn('STORE', id), await clickOn('STORE', id)];
  const older = await receiptOf(first);

  const signer = await createReceiptSigner('another secret of tests, for receipts from now on');
  await publishReceiptKey(orm, signer);
  const later = createReceiptService({ database: apiHost.database, limits, signer });
  expect(await later.receiptOf(member.id, first)).toEqual(older);
  const newer = await later.receiptOf(member.id, second);
  expect(newer.keyId).toBe(signer.keyId);
  // the host with the key of before gives what was signed meanwhile
  expect(await receiptOf(second)).toEqual(newer);
  const published = await readReceiptKeys(orm);
  expect(published.keys.map(({ id: keyId }) => keyId)).toEqual([older.keyId, signer.keyId]);
  for (const each of [older, newer]) expect(await verifyReceipt(each, published)).toMatchObject({ result: 'sound' });
  expect(await verifyReceipt(newer, keys)).toMatchObject({ fault: 'key' });

  // a day after it was replaced, a key does not sign
  const [replaced] = published.keys;
  expect(Date.parse(replaced?.validUntil ?? '') - Date.parse(published.keys[1]?.validFrom ?? '')).toBe(DAY_MS);
  const late = await addClick(apiHost.database, member.id, { clickedAt: new Date(Date.now() + 90_000_000) });
  expect((await member.get(`/clicks/${late}/receipt`)).status).toBe(503);
  expect(await verifyReceipt(await later.receiptOf(member.id, late), published)).toMatchObject({ result: 'sound' });
});

it('a host does not start with a key that was replaced more than a day ago', async () => {
  const { orm } = apiHost.database;
  const [old, next] = await Promise.all(
    ['first of two keys that this test publishes', 'second of two keys that this test publishes'].map(
      createReceiptSigner,
    ),
  );
  if (!old || !next) throw new Error('two keys');
  const add = async ({ keyId, publicKey }: typeof old, daysAgo: number) =>
    query(`insert into receipt_key values ($1, $2, now() - make_interval(days => $3))`, [keyId, publicKey, daysAgo]);
  await add(old, 9);
  await add(next, 8);
  await expect(publishReceiptKey(orm, old)).rejects.toThrow(/RECEIPT_KEY was replaced/);
  const { keyId } = await createReceiptSigner(testSettings.receiptKey);
  expect((await readReceiptKeys(orm)).keys.some(({ id }) => id === keyId)).toBe(true);
});

it.each([
  'update receipt_key set first_used = now()',
  'delete from receipt_key',
  'truncate receipt_key cascade',
  "update click_receipt set receipt = '{}'",
  'delete from click_receipt',
  'truncate click_receipt',
])('the host may not: %s', async (statement) => {
  await textOf(await clickOn('STORE', await idOf('store', 'kapas')));
  await expect(query(statement)).rejects.toThrow(/only added to|permission denied/);
});

it('answers keys with cache headers', async () => {
  const answer = await apiHost.call('/receipt-keys');
  expect(answer.headers.get('cache-control')).toContain('public');
  const etag = answer.headers.get('etag') ?? '';
  expect((await apiHost.call('/receipt-keys', { headers: { 'if-none-match': etag } })).status).toBe(304);
});
