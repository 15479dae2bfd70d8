import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toBase64url } from '../base64url.ts';
import { type ReceiptKeys, receiptKeyId, receiptKeysType } from '../ReceiptKeys.ts';
import { createRandom, drawFrom, type Random } from '../testing/createRandom.ts';
import { content, makeKey, signedBy } from '../testing/signedReceipts.ts';
import { verifyReceipt } from '../verifyReceipt.ts';

/** All 10,000 take ten seconds. */
const forgeries = process.env.RECEIPTS === 'whole' ? 10_000 : 1000;

const [own, older, strange] = [await makeKey(), await makeKey('2026-11-21T05:00:00.000Z'), await makeKey()];
const keys: ReceiptKeys = { type: receiptKeysType, keys: [own.published, older.published] };

const receipt = await signedBy(own, content);

/** The paths of all texts and nulls of a value. */
function leavesOf(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([name, inner]) => leavesOf(inner, [...path, name]));
}

/** A copy with another value at a path. */
function withLeaf<Value>(value: Value, [name = '', ...rest]: string[], change: (leaf: unknown) => unknown): Value {
  const copy = structuredClone(value) as Record<string, unknown>;
  copy[name] = rest.length > 0 ? withLeaf(copy[name], rest, change) : change(copy[name]);
  return copy as Value;
}

/** Near values of the same form, so that most pass the reader and meet the signature. */
function altered(text: unknown, random: Random): unknown {
  if (typeof text !== 'string') return random.pick(['1', '2026-11-20T00:00:00.000Z', 'x']);
  if (text === 'yes' || text === 'no') return text === 'yes' ? 'no' : 'yes';
  if (text === 'sale') return 'lead';
  if (/^\d+$/.test(text)) return String(BigInt(text) + BigInt(1 + random.below(999)));
  const at = Date.parse(text);
  if (text.endsWith('Z') && !Number.isNaN(at)) return new Date(at - 1 - random.below(9_999_999)).toISOString();
  const place = random.below(text.length);
  const other = random.pick(['a', 'B', '3', '4'].filter((letter) => letter !== text[place]));
  return `${text.slice(0, place)}${other}${text.slice(place + 1)}`;
}

it('takes what the shop signed, with its key of today or of before', async () => {
  expect(await verifyReceipt(receipt, keys)).toMatchObject({ result: 'sound', facts: { clickId: receipt.clickId } });
  expect(await verifyReceipt(await signedBy(older, content), keys)).toMatchObject({ result: 'sound' });
  const bare = {
    ...content,
    item: { ...content.item, name: null, sentTo: null },
    terms: null,
    rates: { version: null, rows: [] },
  };
  expect(await verifyReceipt(await signedBy(own, bare), keys)).toMatchObject({ result: 'sound' });
});

it('takes none of many forged or altered receipts', { timeout: 60_000 }, async () => {
  let signatures = 0;
  const refused = fc.asyncProperty(
    fc.constantFrom(...leavesOf(receipt)),
    fc.gen(),
    // every fifth is signed anew, by somebody without the key of the shop
    fc.nat({ max: 4 }),
    async (path, g, signer) => {
      const changed = withLeaf(receipt, path, (leaf) => altered(leaf, drawFrom(g)));
      const forged = signer === 4 ? { ...(await signedBy(strange, changed)), keyId: own.published.id } : changed;
      const verdict = await verifyReceipt(forged, keys);
      expect(verdict.result).not.toBe('sound');
      if (verdict.result === 'broken' && verdict.fault === 'signature') signatures += 1;
    },
  );
  await fc.assert(refused, { seed: 7, numRuns: forgeries });
  // else the signature would not have been asked
  expect(signatures).toBeGreaterThan(forgeries / 2);
});

it('checks every field', async () => {
  const random = createRandom(3);
  for (const path of leavesOf(receipt)) {
    const changed = withLeaf(receipt, path, (leaf) => altered(leaf, random));
    expect((await verifyReceipt(changed, keys)).result, path.join('.')).not.toBe('sound');
    expect(
      await verifyReceipt(
        withLeaf(receipt, path, () => 7),
        keys,
      ),
    ).toMatchObject({ result: 'unreadable' });
  }
  const [first, second] = receipt.rates.rows;
  const turned = { ...receipt, rates: { ...receipt.rates, rows: [second, first] } };
  for (const changed of [
    turned,
    { ...receipt, terms: null },
    { ...receipt, rates: { ...receipt.rates, rows: [first] } },
  ]) {
    expect(await verifyReceipt(changed, keys)).toMatchObject({ result: 'broken', fault: 'signature' });
  }
  expect(await verifyReceipt({ ...receipt, note: 'more' }, keys)).toMatchObject({ result: 'unreadable' });
});

it('takes no receipt of an unknown key, of another one, or after the end of its key', async () => {
  expect(await verifyReceipt(await signedBy(strange, content), keys)).toMatchObject({ fault: 'key' });
  expect(await verifyReceipt({ ...receipt, keyId: older.published.id }, keys)).toMatchObject({ fault: 'signature' });
  const late = await signedBy(older, { ...content, at: '2026-11-21T05:00:00.001Z' });
  expect(await verifyReceipt(late, keys)).toMatchObject({ fault: 'expired' });
});

it('takes no second form of a signature', async () => {
  const order = 2n ** 252n + 27742317777372353535851937790883648493n;
  const bytes = Uint8Array.from(atob(receipt.signature.replaceAll('-', '+').replaceAll('_', '/')), (c) =>
    c.charCodeAt(0),
  );
  let s = bytes.subarray(32).reduceRight((number, byte) => number * 256n + BigInt(byte), 0n) + order;
  for (let n = 32; n < 64; n += 1, s /= 256n) bytes[n] = Number(s % 256n);
  const signature = toBase64url(bytes);
  expect(await verifyReceipt({ ...receipt, signature }, keys)).toMatchObject({ fault: 'signature' });
});

it('takes no keys of small order, in another form, with the id of another, or twice', async () => {
  const p = 2n ** 255n - 19n;
  const eighth = 0x7a03ac9277fdc74ec6cc392cfa53202a0f67100d760b3cba4fd84d3d706a17c7n;
  for (const y of [0n, 1n, p - 1n, eighth, p - eighth, p, p + 1n]) {
    for (const sign of [0n, 2n ** 255n]) {
      const bytes = Uint8Array.from({ length: 32 }, (_, n) => Number(((y + sign) >> BigInt(8 * n)) & 255n));
      const x = toBase64url(bytes);
      const weak = { ...own.published, id: await receiptKeyId(x), publicKey: { ...own.published.publicKey, x } };
      const forged = { ...receipt, keyId: weak.id };
      expect(await verifyReceipt(forged, { ...keys, keys: [weak] })).toMatchObject({ result: 'unreadable' });
    }
  }
  const swapped = [
    { ...own.published, id: older.published.id },
    { ...older.published, id: own.published.id },
  ];
  expect(await verifyReceipt(receipt, { ...keys, keys: swapped })).toMatchObject({ result: 'unreadable' });
  expect(await verifyReceipt(receipt, { ...keys, keys: [own.published, own.published] })).toMatchObject({
    result: 'unreadable',
  });
});
