import { expect, it } from 'vitest';
import { canMove, isDecided } from './claimMoves.ts';

const authors = ['member', 'shop', 'clock', 'order'] as const;
const statuses = ['RECEIVED', 'ON_HOLD', 'NEED_INFO', 'SENT_TO_STORE', 'APPROVED', 'REJECTED'] as const;

const all = authors.flatMap((author) =>
  statuses.flatMap((from) => statuses.map((to) => ({ author, from, to, can: canMove(author, from, to) }))),
);
const possible = all.filter(({ can }) => can);

it('nothing changes a decided claim, and only the shop refuses one or asks', () => {
  expect(possible.filter(({ from }) => isDecided(from))).toEqual([]);
  const others = possible.filter(({ author }) => author !== 'shop').map(({ to }) => to);
  expect(new Set(others)).toEqual(new Set(['RECEIVED', 'APPROVED']));
});

it('an open claim can always be decided, and every status is reached from the first', () => {
  for (const from of statuses.filter((status) => !isDecided(status))) {
    expect(possible.filter((move) => move.from === from && isDecided(move.to)).length).toBeGreaterThan(1);
    expect(canMove('order', from, 'APPROVED')).toBe(true);
  }
  const reached = new Set<string>(['RECEIVED']);
  for (const _ of statuses) for (const { from, to } of possible) if (reached.has(from)) reached.add(to);
  expect(reached).toEqual(new Set(statuses));
});

it('only the member answers what the shop asked, and only the clock ends a hold by itself', () => {
  expect(possible.filter(({ author }) => author === 'member')).toMatchObject([{ from: 'NEED_INFO', to: 'RECEIVED' }]);
  expect(possible.filter(({ author }) => author === 'clock')).toMatchObject([{ from: 'ON_HOLD', to: 'RECEIVED' }]);
  expect(possible.filter(({ author, to }) => author === 'shop' && to === 'RECEIVED')).toEqual([]);
});

it('the shop makes anything of an open claim but one that was not looked at', () => {
  const byShop = possible.filter(({ author }) => author === 'shop');
  const wanted = statuses
    .filter((status) => !isDecided(status))
    .flatMap((from) => statuses.filter((to) => to !== 'RECEIVED').map((to) => ({ from, to })));
  expect(byShop).toMatchObject(wanted);
  expect(byShop).toHaveLength(wanted.length);
});
