import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coinsOf, topCoin } from '../coins.ts';
import { receiptKeysType } from '../ReceiptKeys.ts';
import type { Roots } from '../Roots.ts';
import type { Statement } from '../Statement.ts';
import { createRandom, drawFrom, type Random } from '../testing/createRandom.ts';
import { consistencyOf } from '../testing/merklePaths.ts';
import { type Counted, publishRoot, rootsFile, signRoots } from '../testing/publishRoot.ts';
import { randomBooks, sealed } from '../testing/randomBooks.ts';
import { makeKey } from '../testing/signedReceipts.ts';
import { verifyFile } from '../verifyFile.ts';
import { chainPoint } from '../verifyInclusion.ts';
import { verifyRoots } from '../verifyRoots.ts';
import { verifyStatement } from '../verifyStatement.ts';

const rounds = process.env.ROOTS === 'whole' ? 200 : 3;
const sample = createRandom(31);
const [day, nextDay] = ['2026-11-24', '2026-11-25'];

const randomMembers = (random: Random) =>
  Promise.all(
    Array.from({ length: 2 + random.below(9) }, (_, n) =>
      randomBooks(random, { memberId: String(n + 1), journals: 1 + random.below(8) }),
    ),
  );
const counted = (statements: readonly Statement[]): Counted[] => statements.map((statement) => ({ statement }));
const owed = (statement: Statement) => chainPoint(statement, String(statement.journals.length))?.owedPaise ?? 0n;
const verdictOf = async (statement: Statement, file: Roots) => {
  const verdict = await verifyStatement(statement, { roots: file });
  return verdict.result === 'broken' ? verdict.fault : verdict.result;
};

/** A shop that counts one member otherwise than all others. */
async function cheat(statements: readonly Statement[], change: (each: Statement) => Counted | undefined) {
  const [victim, ...others] = statements as [Statement, ...Statement[]];
  const changed = change(victim);
  const { root, placeOf } = await publishRoot(day, [...counted(others), ...(changed ? [changed] : [])]);
  return { victim, root, file: await rootsFile([root]), placeOf };
}

/** For shops of every kind. */
const inAnyShop = (test: (random: Random) => Promise<void>) => async () =>
  fc.assert(
    fc.asyncProperty(fc.gen(), (g) => test(drawFrom(g))),
    { seed: 31, numRuns: rounds },
  );

describe('in any shop', { timeout: 120_000 }, () => {
  it(
    'every member finds head and amount under the root, whose sum is what all are owed',
    inAnyShop(async (random) => {
      const statements = await randomMembers(random);
      const { root, placeOf } = await publishRoot(day, counted(statements));
      const file = await rootsFile([root]);
      // below zero counts as nothing
      const sum = statements.map(owed).reduce((total, paise) => total + (paise > 0n ? paise : 0n), 0n);
      expect(BigInt(root.owedPaise)).toBe(sum);
      for (const statement of statements) {
        const proven = { ...statement, inclusion: placeOf(statement.memberId) };
        expect(await verifyStatement(proven, { roots: file })).toMatchObject({
          result: 'sound',
          facts: { confirmed: statement.journals.length, published: { day, owedPaise: String(owed(statement)) } },
        });
        // and nowhere else
        const other = placeOf(statement.memberId === '1' ? '2' : '1');
        expect(await verdictOf({ ...statement, inclusion: other }, file)).not.toBe('sound');
      }
    }),
  );

  it(
    'a shop that leaves a member out has no place to give',
    inAnyShop(async (random) => {
      const statements = await randomMembers(random);
      const honest = await publishRoot(day, counted(statements));
      const { victim, file } = await cheat(statements, () => undefined);
      expect(await verdictOf(victim, file)).toBe('unreadable');
      expect(await verdictOf({ ...victim, inclusion: honest.placeOf(victim.memberId) }, file)).toBe('left out');
    }),
  );

  it(
    'a shop that owes a member less than it says is found out by the member',
    inAnyShop(async (random) => {
      const statements = await randomMembers(random);
      const rich = await sealed(withCredit(statements[0] as Statement));
      const honest = await publishRoot(day, counted([rich, ...statements.slice(1)]));
      const less = (owed(rich) * BigInt(random.below(100))) / 100n;
      const { file, placeOf } = await cheat([rich, ...statements.slice(1)], (statement) => ({
        statement,
        owedPaise: less,
      }));
      const shrunk = placeOf(rich.memberId);
      expect(await verdictOf({ ...rich, inclusion: shrunk }, file)).toBe('owed');
      const place = honest.placeOf(rich.memberId);
      const mixed = place && shrunk && { ...place, place: shrunk.place };
      expect(['shrunk', 'left out']).toContain(await verdictOf({ ...rich, inclusion: mixed }, file));
    }),
  );

  it(
    'a shop with two histories satisfies each member alone, and is caught when two compare',
    inAnyShop(async (random) => {
      const [one, ...others] = (await randomMembers(random)) as [Statement, ...Statement[]];
      const lines = one.journals.with(-1, { ...(one.journals.at(-1) as Statement['journals'][number]), kind: 'OTHER' });
      const told = await sealed({ ...one, journals: lines });
      const views = await Promise.all([one, told].map((each) => publishRoot(day, counted([each, ...others]))));
      const files = await Promise.all(views.map(({ root }) => rootsFile([root])));
      const [[mine, hers], [first, second]] = [views, files] as [
        [(typeof views)[0], (typeof views)[0]],
        [Roots, Roots],
      ];
      const friend = others[0] as Statement;
      expect(await verdictOf({ ...one, inclusion: mine.placeOf('1') }, first)).toBe('sound');
      expect(await verdictOf({ ...friend, inclusion: hers.placeOf('2') }, second)).toBe('sound');
      const compared = await verifyFile(JSON.stringify(first), { earlier: JSON.stringify(second) });
      expect(compared).toMatchObject({ result: 'broken', fault: 'history', line: 1 });
      expect(await verdictOf({ ...one, inclusion: hers.placeOf('1') }, second)).toBe('history');
    }),
  );
});

/** A line more, by which the shop owes the member for certain. */
const withCredit = (statement: Statement): Statement => ({
  ...statement,
  journals: [
    ...statement.journals,
    {
      ...(statement.journals[0] as Statement['journals'][number]),
      entries: { HOUSE_EXPECTED: '-9000000', APPROVED: '9000000' },
    },
  ],
});

const statements = await randomMembers(sample);
const days = await Promise.all([day, nextDay, '2026-11-27'].map((each) => publishRoot(each, counted(statements))));
const file = await rootsFile(days.map(({ root }) => root));
const change = (n: number, edit: object): Roots => ({
  ...file,
  roots: file.roots.with(n, { ...file.roots[n], ...edit } as never),
});

it.each<[string, Roots | object, string]>([
  ['a sum that is too small', change(1, { owedPaise: '1' }), 'owed'],
  [
    'a tree',
    change(1, { trees: file.roots[1]?.trees.with(0, { coin: '0', size: '99', root: '0'.repeat(64) }) }),
    'root',
  ],
  ['trees in another order', change(1, { trees: file.roots[1]?.trees.toReversed() }), 'form'],
  ['a day that its time is not', change(1, { madeAt: '2026-11-25T18:30:00.000Z' }), 'form'],
  ['a root', change(1, { root: '0'.repeat(64) }), 'root'],
  ['a root of the list', change(1, { logRoot: '0'.repeat(64) }), 'list'],
  ['a root left out', { ...file, roots: file.roots.toSpliced(1, 1) }, 'order'],
  ['roots exchanged', { ...file, roots: file.roots.toReversed() }, 'order'],
])('finds %s', async (_, changed, fault) => {
  expect(await verifyFile(JSON.stringify(changed))).toMatchObject({ result: 'broken', fault });
});

it('holds no statement against roots of which another day is wrong', async () => {
  const own = { ...(statements[0] as Statement), inclusion: days[0]?.placeOf('1') };
  expect(await verdictOf(own, file)).toBe('sound');
  expect(await verdictOf(own, change(1, { logRoot: '0'.repeat(64) }))).toBe('list');
});

it('says what roots say, and how many are the same', async () => {
  const text = JSON.stringify(file);
  const later = JSON.stringify({ ...file, roots: file.roots.slice(1) });
  const facts = async (...[given, earlier]: string[]) => {
    const verdict = await verifyFile(given ?? '', { earlier });
    return verdict.result === 'sound'
      ? { ...Object.fromEntries(verdict.facts.map(({ name, value }) => [name, value])), limits: verdict.limits.length }
      : verdict;
  };
  expect(await facts(text)).toMatchObject({ Roots: '3', From: '24-11-2026', To: '27-11-2026', limits: 2 });
  expect(await facts(text, later)).toMatchObject({ 'The same as in the other file': '2', limits: 1 });
  expect(await facts(later)).toMatchObject({ Roots: '2', limits: 3 });
  expect(await facts(text, JSON.stringify({ ...file, roots: [] }))).toMatchObject({ limits: 2 });
});

it('reads no roots and no place of another form', async () => {
  const inclusion = days[0]?.placeOf('1');
  const own = { ...(statements[0] as Statement), inclusion };
  const strange: object[] = [
    { ...file, type: 'potli roots 2' },
    { ...file, more: 1 },
    change(0, { owedPaise: '01' }),
    change(0, { day: '2026-02-30' }),
    change(0, { trees: [{ coin: '3', size: '1', root: '0'.repeat(64) }] }),
    change(0, { trees: [{ coin: '2097152', size: '1', root: '0'.repeat(64) }] }),
    { ...own, inclusion: { ...inclusion, note: '' } },
    { ...own, inclusion: { ...inclusion, place: { index: '-1', path: [] } } },
    { ...own, inclusion: null },
  ];
  for (const [n, each] of strange.entries())
    expect(await verifyFile(JSON.stringify(each)), `${n}`).toMatchObject({ result: 'unreadable' });
  expect(await verdictOf(own, { ...file, roots: file.roots.slice(1) })).toBe('unreadable');
});

it('says of a place without roots that it was not compared, and that of another line is none', async () => {
  const own = { ...(statements[0] as Statement), inclusion: days[0]?.placeOf('1') };
  const verdict = await verifyStatement(own);
  expect(verdict).toMatchObject({ result: 'sound', facts: { confirmed: null, published: null } });
  expect(JSON.stringify(verdict)).toContain('not compared with the roots');
  const cut = await sealed({ ...own, journals: own.journals.slice(0, -1) });
  expect(await verifyStatement(cut)).toMatchObject({ result: 'broken', fault: 'cut' });
});

it('says whether the list of a day is the beginning of that of a later day', async () => {
  const log = (n: number) => ({ day: file.roots[n]?.day, size: `${n + 1}`, logRoot: file.roots[n]?.logRoot });
  const path = await consistencyOf(
    file.roots.map(({ root }) => root),
    2,
  );
  const proof = { type: 'potli consistency 1', from: log(1), to: log(2), path };
  expect(await verifyFile(JSON.stringify(proof))).toMatchObject({ result: 'sound' });
  const other = { ...proof, from: { ...log(1), logRoot: log(0).logRoot } };
  expect(await verifyFile(JSON.stringify(other))).toMatchObject({ result: 'broken', fault: 'history' });
  expect(await verifyFile(JSON.stringify({ ...proof, path: [7] }))).toMatchObject({ result: 'unreadable' });
});

it('an amount is the sum of its coins, each coin is there once, and no amount has too many', () => {
  const large = 2n ** 34n;
  const most = 2n ** 63n - 1n;
  for (const paise of [
    -5n,
    0n,
    1n,
    3n,
    topCoin - 1n,
    topCoin,
    3n * topCoin + 5n,
    large - 1n,
    large,
    9n * large + topCoin,
    most,
  ]) {
    const coins = [...coinsOf(paise)];
    expect(coins.reduce((sum, { value }) => sum + value, 0n)).toBe(paise > 0n ? paise : 0n);
    expect(new Set(coins.map(({ value, number }) => `${value} ${number}`)).size).toBe(coins.length);
    expect(coins.length).toBeLessThan(2 ** 14 + 64);
  }
});

describe('signed roots', () => {
  const own = makeKey();
  const keysOf = async (...keys: ReturnType<typeof makeKey>[]) => ({
    type: receiptKeysType,
    keys: (await Promise.all(keys)).map(({ published }) => published),
  });
  const told = async (key: ReturnType<typeof makeKey>, memberCount: number) => {
    const statements = await Promise.all(
      Array.from({ length: memberCount }, (_, n) => randomBooks(sample, { memberId: String(n + 1), journals: 3 })),
    );
    const [one, two] = [await publishRoot(day, counted(statements)), await publishRoot(nextDay, counted(statements))];
    return signRoots(await key, await rootsFile([one.root, two.root]));
  };
  const faultOf = async (...args: Parameters<typeof verifyRoots>) => {
    const verdict = await verifyRoots(...args);
    return verdict.result === 'broken' ? verdict.fault : verdict.result;
  };

  it('are the shop’s by its keys alone', async () => {
    const file = await told(own, 3);
    const keys = JSON.stringify(await keysOf(own));
    expect(await verifyFile(JSON.stringify(file), { shop: { keys } })).toMatchObject({ result: 'sound', kind: 'shop' });
    // keys that somebody gave say nothing of the shop
    expect(await verifyFile(JSON.stringify(file), { keys })).toMatchObject({ result: 'sound', kind: 'given' });
    const unchecked = await verifyRoots(file);
    expect(unchecked).toMatchObject({
      result: 'sound',
      limits: [expect.any(String) as string, expect.stringContaining('who signed') as string],
    });
  });

  it('fit nothing else than what was signed', async () => {
    const file = await told(own, 3);
    const keys = await keysOf(own);
    for (const field of ['number', 'day', 'madeAt', 'root', 'logRoot'] as const) {
      const [first, second] = file.roots;
      if (!first || !second) throw new Error('no roots');
      const moved = { ...first, [field]: second[field] };
      expect(await faultOf({ ...file, roots: [moved] }, undefined, keys), field).not.toBe('sound');
    }
    const [first, second] = file.roots;
    const swapped = [{ ...first, signature: second?.signature }, second];
    expect(await faultOf({ ...file, roots: swapped }, undefined, keys)).toBe('signature');
    expect(await faultOf(file, undefined, await keysOf(makeKey()))).toBe('key');
    const { published } = await own;
    const ended = { type: receiptKeysType, keys: [{ ...published, validUntil: '2026-11-24T00:00:00.000Z' }] };
    expect(await faultOf(file, undefined, ended)).toBe('expired');
    expect(await faultOf({ ...file, roots: [{ ...first, signature: null }] })).toBe('unreadable');
  });

  it('that contradict each other show to anybody that the shop lied', async () => {
    const [mine, yours] = [await told(own, 2), await told(own, 3)];
    const keys = await keysOf(own);
    const proven = await verifyRoots(mine, yours, keys);
    expect(proven).toMatchObject({ fault: 'history', sentence: expect.stringContaining('signed both') as string });
    // without the keys, or with unsigned ones, it is one word against another
    for (const verdict of [await verifyRoots(mine, yours), await verifyRoots(mine, unsigned(yours), keys)]) {
      expect(verdict).toMatchObject({
        fault: 'history',
        sentence: expect.not.stringContaining('signed both') as string,
      });
    }
  });

  it('of before, without the fields of signatures, are read as before', async () => {
    const file = unsigned(await told(own, 2));
    const roots = file.roots.map(({ keyId: _key, signature: _signature, ...root }) => root);
    expect(await verifyRoots({ ...file, roots })).toMatchObject({ result: 'sound' });
  });

  const unsigned = (file: Roots): Roots => ({
    ...file,
    roots: file.roots.map((root) => ({ ...root, keyId: null, signature: null })),
  });
});
