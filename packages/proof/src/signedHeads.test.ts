import { describe, expect, it } from 'vitest';
import type { Statement } from './Statement.ts';
import { createRandom } from './testing/createRandom.ts';
import { publishRoot, rootsFile } from './testing/publishRoot.ts';
import { randomBooks, sealed } from './testing/randomBooks.ts';
import { makeKey, type SigningKey } from './testing/signedReceipts.ts';
import { signStatement } from './testing/signedStatements.ts';
import { verifyFile } from './verifyFile.ts';
import { verifyStatement } from './verifyStatement.ts';

const [own, strange] = await Promise.all([makeKey(), makeKey()]);
const keysOf = (...keys: SigningKey[]) => ({
  type: 'potli receipt keys 1',
  keys: keys.map(({ published }) => published),
});
const keys = keysOf(own);
const shop = { keys: JSON.stringify(keys) };

const [noon, evening] = ['2026-11-24T12:00:00.000Z', '2026-11-24T18:00:00.000Z'];
const statement = await randomBooks(createRandom(6), { memberId: '42', journals: 6 });
const signed = await signStatement(own, statement, noon);
/** The first lines. */
const cutTo = (lines: number) => sealed({ ...statement, journals: statement.journals.slice(0, lines) }, lines);
/** Another history from line 4 on. */
const toldOtherwise = await sealed(
  { ...statement, journals: statement.journals.map((line, n) => (n === 3 ? { ...line, kind: 'OTHER' } : line)) },
  3,
);

const check = (file: Statement, other?: Statement, given: Parameters<typeof verifyFile>[1] = { shop }) =>
  verifyFile(JSON.stringify(file), { ...given, earlier: other && JSON.stringify(other) });
const limitsOf = (verdict: Awaited<ReturnType<typeof verifyFile>>) =>
  verdict.result === 'sound' ? verdict.limits.join(' ') : verdict.sentence;

describe('a signed statement', () => {
  it('is the shop’s by its keys alone, all of its lines', async () => {
    expect(await check(signed)).toMatchObject({ result: 'sound', kind: 'shop' });
    expect(limitsOf(await check(signed))).not.toMatch(/signed/);
    // keys that somebody gave say nothing of the shop
    expect(await check(signed, undefined, { keys: shop.keys })).toMatchObject({ kind: 'given' });
    const { root, placeOf } = await publishRoot('2026-11-24', [{ statement: await cutTo(4) }]);
    const roots = JSON.stringify(await rootsFile([root]));
    const placed = { ...signed, inclusion: placeOf('42') } as Statement;
    expect(await check(placed, undefined, { shop: { ...shop, roots } })).toMatchObject({
      kind: 'shop',
      sentence: expect.stringContaining('up to 4 of 6') as string,
    });
    expect(await check(placed, undefined, { shop: { roots } })).toMatchObject({ kind: 'part' });
  });

  it('says without keys that nobody knows who signed it', async () => {
    const verdict = await check(signed, undefined, {});
    expect(verdict).toMatchObject({ kind: 'unknown' });
    expect(limitsOf(verdict)).toContain('Nothing says who signed it');
  });

  it('fits nothing else than what was signed', async () => {
    const faultOf = async (file: object, by: object = keys) => {
      const verdict = await verifyStatement(file, { keys: by });
      return verdict.result === 'broken' ? verdict.fault : verdict.result;
    };
    const longer = await randomBooks(createRandom(6), { memberId: '42', journals: 7 });
    const { memberId: _, ...other } = await randomBooks(createRandom(6), { memberId: '43', journals: 6 });
    const { keyId, signature } = signed;
    const moved = { keyId, signature, madeAt: noon };
    expect(await faultOf({ ...signed, madeAt: evening })).toBe('signature');
    expect(await faultOf({ ...(await cutTo(5)), ...moved })).toBe('signature');
    expect(await faultOf({ ...longer, ...moved })).toBe('signature');
    expect(await faultOf({ ...other, memberId: '43', ...moved })).toBe('signature');
    expect(await faultOf({ ...toldOtherwise, ...moved })).toBe('signature');
    expect(await faultOf({ ...signed, signature: (await signStatement(strange, statement, noon)).signature })).toBe(
      'signature',
    );
    // the word of another shop, which is right for its own keys
    const ofOther = await signStatement(strange, statement, noon);
    expect(await faultOf(ofOther)).toBe('key');
    expect(await faultOf(ofOther, keysOf(own, strange))).toBe('sound');
    const ended = { ...keys, keys: [{ ...own.published, validUntil: '2026-11-24T11:59:59.999Z' }] };
    expect(await faultOf(signed, ended)).toBe('expired');
  });

  it('is read with key and signature, or with neither', async () => {
    const { keyId, signature, ...bare } = signed;
    for (const file of [
      { ...bare, keyId },
      { ...bare, signature },
      { ...bare, keyId: null, signature: null },
      { ...bare, keyId, signature: `${signature}A` },
    ])
      expect(await verifyStatement(file)).toMatchObject({ result: 'unreadable' });
  });
});

describe('two signed statements of a member', () => {
  it('that contradict each other are a proof, whichever is the longer or the later', async () => {
    const others = [
      await signStatement(own, toldOtherwise, evening),
      await signStatement(own, toldOtherwise, '2026-11-24T06:00:00.000Z'),
      await signStatement(
        own,
        await sealed({ ...toldOtherwise, journals: toldOtherwise.journals.slice(0, 4) }, 4),
        noon,
      ),
    ];
    for (const other of others) {
      for (const pair of [[signed, other] as const, [other, signed] as const]) {
        expect(await check(...pair)).toMatchObject({
          result: 'broken',
          kind: 'proof',
          fault: 'history',
          line: 4,
          sentence: expect.stringContaining('signed both') as string,
        });
      }
    }
  });

  it('are no proof where one is not signed, is forged, or the keys lie beside them', async () => {
    const other = await signStatement(own, toldOtherwise, evening);
    expect(await check(signed, toldOtherwise)).toMatchObject({ kind: 'broken', fault: 'history' });
    expect(await check(statement, other)).toMatchObject({ kind: 'broken', fault: 'history' });
    expect(await check(signed, { ...other, madeAt: noon })).toMatchObject({ kind: 'broken', fault: 'signature' });
    expect(await check(signed, await signStatement(strange, toldOtherwise))).toMatchObject({ fault: 'key' });
    expect(await check(signed, other, { keys: shop.keys })).toMatchObject({ kind: 'broken', fault: 'history' });
    expect(await check(signed, other, {})).toMatchObject({ kind: 'broken', fault: 'history' });
  });

  it('prove that lines were taken back, where the shorter one was signed later', async () => {
    const shorter = await cutTo(4);
    const later = await signStatement(own, shorter, evening);
    expect(await check(later, signed)).toMatchObject({
      kind: 'proof',
      fault: 'cut',
      sentence: expect.stringContaining('signed both') as string,
    });
    // clocks of hosts differ
    const atOnce = await signStatement(own, shorter, '2026-11-24T12:01:00.000Z');
    expect(await check(atOnce, signed)).toMatchObject({ kind: 'broken', fault: 'cut' });
    expect(await check(later, statement)).toMatchObject({ kind: 'broken', fault: 'cut' });
  });

  it('of which one goes on from the other contradict nothing, in whatever order they are given', async () => {
    const before = await signStatement(own, await cutTo(4), '2026-11-24T06:00:00.000Z');
    for (const pair of [[signed, before] as const, [before, signed] as const])
      expect(await check(...pair)).toMatchObject({ result: 'sound', kind: 'shop' });
  });
});

it('a statement of before says what it does not prove, and is checked as before', async () => {
  const verdict = await check(statement);
  expect(verdict).toMatchObject({ result: 'sound', kind: 'unknown' });
  expect(limitsOf(verdict)).toContain('It is not signed: what contradicts it convinces nobody else.');
  expect(await check(statement, await cutTo(4))).toMatchObject({ result: 'sound', kind: 'given' });
});
