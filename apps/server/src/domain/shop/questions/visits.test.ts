import { INDIA_AHEAD_MS } from '@potli/api/units/india';
import { DAY_MS, HOUR_MS } from '@potli/api/units/time';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ClaimedOrder,
  LONGEST_DELAY_MS,
  SHORTEST_DELAY_MS,
  type StoreClick,
  toVisits,
  USUAL_DELAY_MS,
} from './visits.ts';

/** Noon in India. */
const now = new Date('2026-11-20T06:30:00Z');
const ago = (ms: number) => new Date(now.getTime() - ms);

const click = (change: Partial<StoreClick> = {}): StoreClick => ({
  id: 'a',
  clickedAt: ago(USUAL_DELAY_MS),
  storeId: 1n,
  canClaim: true,
  delaySeconds: null,
  hasOrder: false,
  bought: null,
  ...change,
});
const claim = (change: Partial<ClaimedOrder>): ClaimedOrder => ({
  clickId: null,
  storeId: 1n,
  orderTime: ago(30 * DAY_MS),
  ...change,
});
const stateOf = (change: Partial<StoreClick>, claims: readonly ClaimedOrder[] = []) =>
  toVisits([click(change)], claims, now)[0]?.state;

describe('a visit', () => {
  it.each<[string, Partial<StoreClick>, string]>([
    ['is asked about after 72 hours, where the store is not known', {}, 'open'],
    ['not before', { clickedAt: ago(USUAL_DELAY_MS - 1) }, 'early'],
    [
      'is asked about after the time that the store usually takes',
      { delaySeconds: 180_000, clickedAt: ago(180_000_000) },
      'open',
    ],
    ['not before that', { delaySeconds: 180_000, clickedAt: ago(179_999_999) }, 'early'],
    ['is never asked about within a day', { delaySeconds: 60, clickedAt: ago(SHORTEST_DELAY_MS - 1) }, 'early'],
    ['but after one, where the store is fast', { delaySeconds: 60, clickedAt: ago(SHORTEST_DELAY_MS) }, 'open'],
    [
      'is asked about after 30 days at the latest',
      { delaySeconds: 9_999_999, clickedAt: ago(LONGEST_DELAY_MS) },
      'open',
    ],
    ['not before, where the store is slow', { delaySeconds: 9_999_999, clickedAt: ago(LONGEST_DELAY_MS - 1) }, 'early'],
    ['with an order asks nothing', { hasOrder: true }, 'ordered'],
    ['to a store without claims asks nothing', { canClaim: false }, 'unclaimable'],
    ['that was none asks nothing', { bought: false }, 'notBought'],
    ['that was a purchase waits for its claim', { bought: true }, 'bought'],
    ['whose order came after a no has an order', { bought: false, hasOrder: true }, 'ordered'],
  ])('%s', (_, change, state) => expect(stateOf(change)).toBe(state));

  it.each<[string, Partial<ClaimedOrder>, string]>([
    ['with its click', { clickId: 'a', storeId: null }, 'claimed'],
    ['with its store and day', { orderTime: ago(USUAL_DELAY_MS - HOUR_MS) }, 'claimed'],
    ['not of another day', { orderTime: ago(USUAL_DELAY_MS + DAY_MS) }, 'open'],
    ['not of another store', { storeId: 2n, orderTime: ago(USUAL_DELAY_MS) }, 'open'],
  ])('is claimed %s', (_, change, state) => expect(stateOf({}, [claim(change)])).toBe(state));

  it('is all clicks of one day in India', () => {
    // half past eleven in the evening, and an hour later
    const [evening, night] = [new Date('2026-11-10T18:00:00Z'), new Date('2026-11-10T19:00:00Z')];
    const clicks = [
      click({ id: 'c', clickedAt: night }),
      click({ id: 'b', clickedAt: evening }),
      click({ id: 'a', clickedAt: ago(11 * DAY_MS) }),
    ];
    expect(toVisits(clicks, [], now).map((visit) => visit.click.id)).toEqual(['c', 'b', 'a']);
    expect(toVisits([click({ id: 'c' }), click({ id: 'b', hasOrder: true })], [], now)).toMatchObject([
      { click: { id: 'c' }, state: 'ordered' },
    ]);
  });
});

const mostlyNot = (oneOf: number) => fc.nat({ max: oneOf - 1 }).map((n) => n === oneOf - 1);

const anyClicks = fc.array(
  fc.record({
    given: fc.record({
      storeId: fc.bigInt({ min: 0n, max: 2n }),
      hasOrder: mostlyNot(8),
      delaySeconds: fc.option(fc.nat({ max: 3_000_000 })),
    }),
    hoursAgo: fc.nat({ max: 40 * 24 }),
    isClaimed: mostlyNot(10),
  }),
  { maxLength: 30 },
);

it('asks of each store at most once about a day, and never about one with an order or a claim', () => {
  const isAskedOnce = fc.property(anyClicks, (drawn) => {
    const clicks = drawn
      .map(({ given, hoursAgo }, n) => click({ ...given, id: `${n}`, clickedAt: ago(hoursAgo * HOUR_MS) }))
      .toSorted((one, other) => other.clickedAt.getTime() - one.clickedAt.getTime());
    const claims = drawn.flatMap(({ isClaimed }, n) => (isClaimed ? [claim({ clickId: `${n}`, storeId: null })] : []));
    const dayOf = ({ storeId, clickedAt }: StoreClick) =>
      `${storeId} ${new Date(clickedAt.getTime() + INDIA_AHEAD_MS).toISOString().slice(0, 10)}`;
    const notified = new Set(
      clicks.filter(({ id, hasOrder }) => hasOrder || claims.some(({ clickId }) => clickId === id)).map(dayOf),
    );
    const asked = toVisits(clicks, claims, now).flatMap((visit) =>
      visit.state === 'open' ? [dayOf(visit.click)] : [],
    );
    expect(new Set(asked).size).toBe(asked.length);
    expect(asked.filter((day) => notified.has(day))).toEqual([]);
  });
  fc.assert(isAskedOnce, { seed: 20, numRuns: 200 });
});
