import { topCoin } from '@potli/proof';
import { expect, it } from 'vitest';
import { coinLeaves, toSalted } from './treeLeaves.ts';

const chain = { memberId: 7n, seq: 3n, head: 'ab', owedPaise: 0n };
const owes = (owedPaise: bigint) => toSalted({ ...chain, owedPaise }, 'salt');

it('has a leaf for each coin of the amount, and all of them differ', () => {
  const amount = 3n * topCoin + 5n;
  const leaves = [1n, 2n, 4n, topCoin].map((value) => coinLeaves(owes(amount), value));
  expect(leaves.map(({ length }) => length)).toEqual([1, 0, 1, 3]);
  expect(new Set(leaves.flat()).size).toBe(5);
});
