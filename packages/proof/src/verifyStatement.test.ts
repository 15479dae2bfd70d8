import fc from 'fast-check';
import { expect, it } from 'vitest';
import { noHash } from './journalHash.ts';
import { createRandom, drawFrom } from './testing/createRandom.ts';
import { mutations } from './testing/mutations.ts';
import { randomBooks, sealed } from './testing/randomBooks.ts';
import { verifyStatement } from './verifyStatement.ts';

/** Of each kind of change. */
const RUNS = 30;

// a few will do: most changes take nothing from them
const strangers = await Promise.all(
  Array.from({ length: 7 }, (_, n) => randomBooks(createRandom(n), { memberId: '43', journals: 15 })),
);

it.each(Object.entries(mutations))('finds %s, and says what was changed', async (_, { mutate, faults, isSealed }) => {
  const found = fc.asyncProperty(fc.gen(), fc.boolean(), async (g, isByHead) => {
    const random = drawFrom(g);
    const statement = await randomBooks(random, { memberId: '42', journals: 3 + random.below(12) });
    const changed = await mutate({ statement, other: random.pick(strangers), random });
    // what the member knows from elsewhere: all lines before, or the last head
    const witness = isSealed ? (isByHead ? { head: statement.head } : { earlier: statement }) : {};
    expect(await verifyStatement(statement, witness)).toMatchObject({ result: 'sound' });
    const verdict = await verifyStatement(changed, witness);
    expect(verdict.result === 'broken' ? verdict.fault : verdict.result).toBeOneOf([...faults]);
  });
  await fc.assert(found, { seed: 1, numRuns: RUNS });
});

it('names the first line that is wrong', async () => {
  const random = createRandom(1);
  const statement = await randomBooks(random, { memberId: '42', journals: 9 });
  for (const place of statement.journals.keys()) {
    const journals = statement.journals.map((line, n) => (n >= place ? { ...line, kind: 'OTHER' } : line));
    expect(await verifyStatement({ ...statement, journals })).toMatchObject({ result: 'broken', line: place + 1 });
  }
});

it('names it beyond the lines that are hashed at once, too', async () => {
  const statement = await randomBooks(createRandom(9), { memberId: '42', journals: 1005 });
  expect((await verifyStatement(statement)).result).toBe('sound');
  const journals = statement.journals.map((line, n) => (n >= 1002 ? { ...line, kind: 'OTHER' } : line));
  expect(await verifyStatement({ ...statement, journals })).toMatchObject({ result: 'broken', line: 1003 });
});

it('says up to which line an earlier statement or a head confirms it, and what nothing shows', async () => {
  const statement = await randomBooks(createRandom(2), { memberId: '42', journals: 9 });
  const earlier = await sealed({ ...statement, journals: statement.journals.slice(0, 4) }, 4);
  const confirmed = async (witness: object) => {
    const verdict = await verifyStatement(statement, witness);
    return verdict.result === 'sound' ? [verdict.facts.confirmed, verdict.limits[0]] : verdict;
  };
  const rest = 'What came after line 4 could not be compared with anything.';
  expect(await confirmed({ earlier })).toEqual([4, rest]);
  expect(await confirmed({ head: earlier.head })).toEqual([4, rest]);
  expect(await confirmed({ head: noHash })).toEqual([0, expect.stringContaining('after line 0')]);
  expect(await confirmed({ earlier, head: statement.head })).toEqual([9, expect.not.stringContaining('compared')]);
  expect(await confirmed({})).toEqual([null, expect.stringContaining('A statement alone cannot show')]);
  const stranger = await randomBooks(createRandom(2), { memberId: '43', journals: 4 });
  expect(await verifyStatement(statement, { earlier: stranger })).toMatchObject({ result: 'broken', fault: 'member' });
  const spoilt = { ...earlier, head: noHash };
  expect(await verifyStatement(statement, { earlier: spoilt })).toMatchObject({ result: 'broken', fault: 'end' });
});

it('says of which lines the cause is closed', async () => {
  const statement = await randomBooks(createRandom(7), { memberId: '42', journals: 4 });
  const limits = async (closed: number) => {
    const journals = statement.journals.map((line, n) => ({
      ...line,
      kind: `KIND_${n}`,
      cause: n < closed ? null : line.cause,
    }));
    const verdict = await verifyStatement(await sealed({ ...statement, journals }));
    return verdict.result === 'sound' ? verdict.limits.filter((limit) => limit.includes('cause')) : verdict;
  };
  expect(await limits(0)).toEqual([]);
  expect(await limits(1)).toEqual([expect.stringContaining('One line does not show its cause (KIND_0)')]);
  expect(await limits(2)).toEqual([expect.stringContaining('2 lines do not show their cause (KIND_0, KIND_1)')]);
});

it('is sound without lines', async () => {
  const statement = await randomBooks(createRandom(3), { memberId: '1', journals: 0 });
  const facts = { memberId: '1', journals: 0, first: null, last: null, balances: {}, head: noHash, confirmed: null };
  expect(await verifyStatement(statement)).toMatchObject({ result: 'sound', facts });
});

it('reads nothing that is not checked, and never throws', async () => {
  const statement = await randomBooks(createRandom(4), { memberId: '42', journals: 3 });
  const [line] = statement.journals;
  const withLine = (change: object) => ({
    ...statement,
    journals: [{ ...line, ...change }, ...statement.journals.slice(1)],
  });
  const hostile = {
    get type() {
      throw new Error('no');
    },
  };
  const values: unknown[] = [
    undefined,
    null,
    7,
    'text',
    [],
    {},
    hostile,
    { ...statement, type: 'potli statement 2' },
    { ...statement, note: 'paid in full' },
    { ...statement, journals: {} },
    { ...statement, memberId: 42 },
    { ...statement, memberId: '042' },
    { ...statement, madeAt: '24-11-2026' },
    { ...statement, head: statement.head.toUpperCase() },
    { ...statement, balances: [] },
    { ...statement, balances: { PENDING: 1 } },
    { ...statement, balances: { Pending: '1' } },
    withLine({ seq: '1.0' }),
    withLine({ at: '2026-01-01T00:00:00Z' }),
    withLine({ at: 'soon' }),
    withLine({ kind: 'tracked' }),
    withLine({ entries: { PENDING: '+1' } }),
    withLine({ entries: { PENDING: '1e3' } }),
    withLine({ entries: { PENDING: '-0' } }),
    withLine({ cause: undefined }),
    withLine({ cause: { ...line?.cause, salt: 'SALT' } }),
    withLine({ cause: { salt: '00000000-0000-4000-8000-000000000000', key: '\ud800', reference: '' } }),
    withLine({ amount: '5000' }),
    { ...statement, journals: [null] },
  ];
  for (const [n, value] of values.entries()) {
    expect(await verifyStatement(value), `value ${n}`).toMatchObject({ result: 'unreadable' });
  }
});
