import { createHash, createPublicKey, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Receipt } from '../Receipt.ts';
import type { ReceiptKeys } from '../ReceiptKeys.ts';
import type { DayRoot } from '../Roots.ts';
import type { Statement } from '../Statement.ts';
import { createRandom, drawFrom } from '../testing/createRandom.ts';
import { mutations } from '../testing/mutations.ts';
import { publishRoot, rootsFile } from '../testing/publishRoot.ts';
import { randomBooks, sealed } from '../testing/randomBooks.ts';
import { content, makeKey, signedBy } from '../testing/signedReceipts.ts';
import { signStatement } from '../testing/signedStatements.ts';
import { verifyReceipt } from '../verifyReceipt.ts';
import { verifyStatement } from '../verifyStatement.ts';

// The algorithm of docs/verify.md, written from that page alone and without a line of this package.

const H = (...texts: string[]) =>
  createHash('sha256')
    .update(texts.map((text) => `${Buffer.byteLength(text)}:${text},`).join(''))
    .digest('hex');

const zeros = '0'.repeat(64);

/** The number of the first rule that does not hold; 0: all do. */
function brokenRule({ memberId, journals, balances, head }: Statement): number {
  let before = zeros;
  const sums: Record<string, bigint> = {};
  for (const [n, { seq, at, kind, entries, cause, commitment, previous, hash }] of journals.entries()) {
    if (seq !== `${n + 1}`) return 1;
    const accounts = Object.entries(entries).toSorted(([a], [b]) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
    const ms = `${new Date(at).getTime()}`;
    if (hash !== H('potli journal 1', memberId, seq, previous, kind, ms, commitment, ...accounts.flat())) return 2;
    if (previous !== before) return 3;
    if (accounts.reduce((sum, [, amount]) => sum + BigInt(amount), 0n) !== 0n) return 4;
    if (cause && commitment !== H(cause.salt, cause.key, cause.reference)) return 5;
    for (const [account, amount] of accounts) {
      if (!account.startsWith('HOUSE_')) sums[account] = (sums[account] ?? 0n) + BigInt(amount);
    }
    before = hash;
  }
  const names = [...Object.keys(sums), ...Object.keys(balances)];
  if (names.some((account) => balances[account] !== `${sums[account] ?? 0n}`)) return 6;
  return head === before ? 0 : 7;
}

/** The faults of the check by the rules of the page. */
const faults = ['', 'order', 'changed', 'fork', 'sum', 'cause', 'balance', 'end'];

it('the page alone says of every statement what the package says', { timeout: 60_000 }, async () => {
  const other = await randomBooks(createRandom(8), { memberId: '43', journals: 15 });
  const same = fc.asyncProperty(fc.constantFrom(...Object.keys(mutations)), fc.gen(), async (name, g) => {
    const random = drawFrom(g);
    const statement = await randomBooks(random, { memberId: '42', journals: 5 });
    for (const each of [statement, await mutations[name]?.mutate({ statement, other, random })]) {
      const verdict = await verifyStatement(each);
      const fault = verdict.result === 'broken' ? verdict.fault : '';
      expect(fault).toBe(faults[brokenRule(each as Statement)]);
    }
  });
  await fc.assert(same, { seed: 8, numRuns: 2 * Object.keys(mutations).length });
});

const page = readFileSync(new URL('../../../../docs/verify.md', import.meta.url), 'utf8');
const examples = [...page.matchAll(/```json\n([\s\S]*?)```/g)].map(([, text = '']) => JSON.parse(text) as unknown);

it('the example of the page is sound', async () => {
  const example = examples[0] as Statement;
  expect(brokenRule(example)).toBe(0);
  expect((await verifyStatement(example)).result).toBe('sound');
  expect(brokenRule({ ...example, memberId: '43' })).toBe(2);
});

/** The number of the first rule of "The signature" that does not hold; 0: all do. */
function brokenSignatureRule(statement: Statement, { keys }: ReceiptKeys): number {
  const { memberId, journals, madeAt, head, keyId = '', signature = '' } = statement;
  const key = keys.find(({ id }) => id === keyId);
  if (!key || (key.validUntil !== null && new Date(madeAt) > new Date(key.validUntil))) return 1;
  const texts = [
    'potli head signature 1',
    keyId,
    memberId,
    `${journals.length}`,
    `${new Date(madeAt).getTime()}`,
    head,
  ];
  const bytes = Buffer.from(texts.map((text) => `${Buffer.byteLength(text)}:${text},`).join(''));
  const publicKey = createPublicKey({ key: { ...key.publicKey }, format: 'jwk' });
  return verify(null, bytes, publicKey, Buffer.from(signature, 'base64url')) ? 0 : 2;
}

it('the page alone says of its signed example and of other statements what the package says', async () => {
  const [example, , published] = examples as [Statement, unknown, ReceiptKeys];
  const own = await makeKey('2026-11-24T04:30:00.000Z');
  const keys = { ...published, keys: [...published.keys, own.published] };
  const signed = await signStatement(own, example);
  const random = createRandom(10);
  const others: [Statement, number][] = [
    [example, 0],
    [signed, 0],
    [
      await signStatement(own, await randomBooks(random, { memberId: '7', journals: 0 }), '2026-11-24T04:30:00.000Z'),
      0,
    ],
    [await signStatement(await makeKey(), example), 1],
    [await signStatement(own, example, '2026-11-24T04:30:00.001Z'), 1],
    [{ ...example, madeAt: '2026-11-24T04:30:00.001Z' }, 2],
    [{ ...signed, signature: example.signature ?? '' }, 2],
    [
      { ...signed, ...(await sealed({ ...example, journals: example.journals.slice(0, 1) })), madeAt: signed.madeAt },
      2,
    ],
  ];
  for (const [n, [statement, rule]] of others.entries()) {
    expect(brokenRule(statement), `${n}`).toBe(0);
    expect(brokenSignatureRule(statement, keys), `${n}`).toBe(rule);
    expect((await verifyStatement(statement, { keys })).result === 'sound', `${n}`).toBe(rule === 0);
  }
});

/** The number of the first rule for receipts that does not hold; 0: all do. */
function brokenReceiptRule(receipt: Receipt, { keys }: ReceiptKeys): number {
  const { keyId, clickId, memberId, at, source, item, rates, terms, signature } = receipt;
  const key = keys.find(({ id }) => id === keyId);
  if (!key || (key.validUntil !== null && at > key.validUntil)) return 1;
  const { crv, kty, x } = key.publicKey;
  if (keyId !== createHash('sha256').update(JSON.stringify({ crv, kty, x })).digest('base64url')) return 1;
  if (terms && terms.hash !== H('potli terms 1', ...terms.texts)) return 2;
  const ms = (time: string | null) => (time === null ? null : `${new Date(time).getTime()}`);
  const texts = [
    ...['potli receipt 1', keyId, clickId, memberId, ms(at), source, item.kind, item.id, item.name, item.sentTo],
    ...[terms?.hash, rates.version, `${rates.rows.length}`],
    ...rates.rows.flatMap((row) => [
      ...[row.appliesTo, row.kind, row.basisPoints, row.amountPaise, row.capPaise, row.minimumPaise],
      ...[row.newUsersOnly, ms(row.from), ms(row.to), row.isUsual],
    ]),
  ];
  const bytes = Buffer.from(texts.map((text) => `${Buffer.byteLength(text ?? '')}:${text ?? ''},`).join(''));
  const publicKey = createPublicKey({ key: { crv, kty, x }, format: 'jwk' });
  return verify(null, bytes, publicKey, Buffer.from(signature, 'base64url')) ? 0 : 3;
}

it('the page alone says of its example and of other receipts what the package says', async () => {
  const [, example, published] = examples as [unknown, Receipt, ReceiptKeys];
  const own = await makeKey('2026-11-21T05:00:00.000Z');
  const keys = { ...published, keys: [...published.keys, own.published] };
  const signed = await signedBy(own, content);
  const others: [Receipt, number][] = [
    [example, 0],
    [signed, 0],
    [{ ...example, keyId: H() }, 1],
    [await signedBy(own, { ...content, at: '2026-11-21T05:00:00.001Z' }), 1],
    [{ ...signed, terms: { texts: ['Others.'], hash: signed.terms?.hash ?? '' } }, 2],
    [{ ...example, memberId: '43' }, 3],
    [{ ...signed, rates: { ...signed.rates, rows: signed.rates.rows.toReversed() } }, 3],
  ];
  for (const [receipt, rule] of others) {
    expect(brokenReceiptRule(receipt, keys)).toBe(rule);
    expect((await verifyReceipt(receipt, keys)).result === 'sound').toBe(rule === 0);
  }
});

/** The way from a leaf to its root by the recursive definition of a tree (RFC 9162, 2.1.3.1). */
function up(leaf: string, index: number, size: number, path: readonly string[]): string | undefined {
  const beside = path.at(-1);
  if (size === 1) return path.length === 0 && index === 0 ? leaf : undefined;
  if (beside === undefined) return undefined;
  const left = 2 ** Math.ceil(Math.log2(size) - 1);
  const isLeft = index < left;
  const below = up(leaf, isLeft ? index : index - left, isLeft ? left : size - left, path.slice(0, -1));
  return below && (isLeft ? H('potli node 1', below, beside) : H('potli node 1', beside, below));
}

/** The number of the first rule of "Your place" that does not hold; 0: all do. */
function brokenRuleOfPlace({ memberId, journals, inclusion }: Statement, root: DayRoot): number {
  if (!inclusion) return 1;
  const { salt, seq, head, place, coins } = inclusion;
  const lines = journals.filter((line) => BigInt(line.seq) <= BigInt(seq));
  if (lines.at(-1)?.hash !== head || lines.at(-1)?.seq !== seq) return 1;
  const owed = lines.reduce((sum, { entries }) => sum + BigInt(entries.APPROVED ?? 0) + BigInt(entries.HELD ?? 0), 0n);
  const expected: string[] = [];
  const bits = (from: bigint, to: bigint) => {
    for (let bit = from; bit < to; bit += 1n)
      if (owed > 0n && (owed >> bit) % 2n === 1n) expected.push(`${1n << bit} 0`);
  };
  bits(0n, 20n);
  for (let n = 0n; n < (owed % (1n << 34n)) >> 20n; n += 1n) expected.push(`${1n << 20n} ${n}`);
  bits(34n, 63n);
  if (coins.map(({ value, number }) => `${value} ${number}`).join() !== expected.join()) return 2;
  const isUnder = (coin: string, leaf: string, { index, path }: { index: string; path: readonly string[] }) => {
    const tree = root.trees.find((each) => each.coin === coin);
    return tree && up(leaf, Number(index), Number(tree.size), path) === tree.root;
  };
  const texts = root.trees.flatMap(({ coin, size, root: hash }) => [coin, size, hash]);
  const ms = `${new Date(root.madeAt).getTime()}`;
  if (H('potli root 1', root.day, ms, `${root.trees.length}`, ...texts) !== root.root) return 3;
  const leaf = H('potli head 1', salt, memberId, seq, head);
  const isWhole = coins.every((coin) =>
    isUnder(coin.value, H('potli coin 1', salt, leaf, coin.value, coin.number), coin),
  );
  return isUnder('0', leaf, place) && isWhole ? 0 : 3;
}

it('the page alone says of every place under a root what the package says', async () => {
  const random = createRandom(9);
  const members = await Promise.all(
    [1, 2, 3, 4, 5].map((n) => randomBooks(random, { memberId: `${n}`, journals: 3 * n })),
  );
  const { root, placeOf } = await publishRoot(
    '2026-11-24',
    members.map((statement) => ({ statement })),
  );
  const roots = await rootsFile([root]);
  for (const statement of members) {
    for (const inclusion of [1, 2, 3, 4, 5].map((n) => placeOf(`${n}`))) {
      const proven = { ...statement, inclusion };
      const { result } = await verifyStatement(proven, { roots });
      expect(result).toBe(brokenRuleOfPlace(proven, roots.roots[0] as DayRoot) === 0 ? 'sound' : 'broken');
    }
  }
});
