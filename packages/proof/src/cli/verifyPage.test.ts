import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Statement } from '../Statement.ts';
import { createRandom } from '../testing/createRandom.ts';
import { mutations } from '../testing/mutations.ts';
import { randomBooks } from '../testing/randomBooks.ts';
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
  const random = createRandom(8);
  const other = await randomBooks(random, { memberId: '43', journals: 15 });
  for (const [name, { mutate }] of Object.entries(mutations)) {
    const statement = await randomBooks(random, { memberId: '42', journals: 5 });
    for (const each of [statement, await mutate({ statement, other, random })]) {
      const verdict = await verifyStatement(each);
      const fault = verdict.result === 'broken' ? verdict.fault : '';
      expect(fault, name).toBe(faults[brokenRule(each)]);
    }
  }
});

it('the example of the page is sound', async () => {
  const page = readFileSync(new URL('../../../../docs/verify.md', import.meta.url), 'utf8');
  const example = JSON.parse(/```json\n([\s\S]*?)```/.exec(page)?.[1] ?? '') as Statement;
  expect(brokenRule(example)).toBe(0);
  expect((await verifyStatement(example)).result).toBe('sound');
  expect(brokenRule({ ...example, memberId: '43' })).toBe(2);
});
