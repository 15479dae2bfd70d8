import type * as calls from '../../contract/adminVouchers.ts';
import type { VoucherFileAnswer, VoucherStock } from '../../contract/adminVouchers.ts';
import { indiaDay } from '../../units/india.ts';
import { DAY_MS } from '../../units/time.ts';
import type { ResolversOf } from '../http/createRoutes.ts';
import { MockProblem } from '../http/MockProblem.ts';
import { toPage } from '../toPage.ts';

/** The stock of the mock: one of each state. All vouchers of one value end on the same day. */
export function adminVoucherResolvers(nowMs: number): ResolversOf<typeof calls> {
  const after = (days: number) => indiaDay(new Date(nowMs + days * DAY_MS));
  const row = (slug: string, value: number, count: number, change: Partial<VoucherStock> = {}): VoucherStock => ({
    giftCard: `${slug}-gift-card`,
    name: `${slug[0]?.toUpperCase()}${slug.slice(1)} gift card`,
    value,
    count,
    sellable: count,
    cost: count * value * 0.95,
    expiresFirst: count === 0 ? null : after(300),
    state: 'enough',
    ...change,
  });
  let stock = [
    row('dhaaga', 500, 42),
    row('dhaaga', 1000, 3, { state: 'low' }),
    row('kapas', 500, 0, { state: 'empty' }),
    row('kapas', 2000, 12, { sellable: 0, state: 'empty', expiresFirst: after(9) }),
    row('mitti', 250, 5, { name: null, state: 'notOffered' }),
  ];

  return {
    listVoucherStock: ({ query }) =>
      toPage(
        stock.filter(({ state }) => query.only !== 'short' || state === 'low' || state === 'empty'),
        query,
      ),
    importVoucherFile({ body: { giftCard, file, seen } }): VoucherFileAnswer {
      const [headings = '', ...lines] = atob(file).split(/\r?\n/);
      if (!/number/i.test(headings)) throw new MockProblem(400, 'The file has no line of headings.');
      const card = stock.find((each) => each.giftCard === giftCard);
      if (!card) throw new MockProblem(409, `The catalogue has no gift card ${giftCard}.`);
      const given = lines.flatMap((line) => (line === '' ? [] : [Number(line.split(',')[2])]));
      const bad = given.flatMap((value, at) =>
        Number.isNaN(value) ? [{ line: at + 2, text: 'The value must be rupees from 1 to 10000.' }] : [],
      );
      const values = [...new Set(given.filter((value) => !Number.isNaN(value)))].map((value) => {
        const { length: count } = given.filter((each) => each === value);
        return { value, count, cost: count * value * 0.95, expiresFirst: after(300) };
      });
      if (seen !== undefined)
        for (const { value, count, cost } of values) {
          const found = stock.find((each) => each.giftCard === giftCard && each.value === value);
          if (found) Object.assign(found, { count: found.count + count, cost: found.cost + cost });
          else stock.push({ ...row('', value, count), giftCard, name: card.name, state: 'notOffered' });
        }
      return {
        giftCard,
        name: card.name ?? giftCard,
        values,
        added: given.length - bad.length,
        known: 0,
        unreadable: bad.length,
        badLines: bad,
        seen: 'f'.repeat(64),
        outcome: seen === undefined ? 'shown' : 'imported',
      };
    },
    removeVouchers({ body: { giftCard, value, endsUntil, ids, count } }) {
      const found = stock.filter(
        (each) =>
          each.giftCard === giftCard &&
          each.count > 0 &&
          (value === undefined || each.value === value) &&
          (endsUntil === undefined || (each.expiresFirst ?? '') <= endsUntil),
      );
      // its vouchers have no ids
      if (found.length === 0 || ids) throw new MockProblem(404, `No such voucher of ${giftCard} is in stock.`);
      const sum = (of: (each: VoucherStock) => number) => found.reduce((total, each) => total + of(each), 0);
      const there = { count: sum((each) => each.count), cost: sum(({ cost }) => cost) };
      if (count === undefined) return { outcome: 'shown', ...there };
      if (count !== there.count)
        throw new MockProblem(409, `${there.count} such vouchers of ${giftCard} are in stock, not ${count}.`);
      stock = stock.map((each) =>
        found.includes(each)
          ? {
              ...each,
              count: 0,
              sellable: 0,
              cost: 0,
              expiresFirst: null,
              state: each.state === 'notOffered' ? each.state : 'empty',
            }
          : each,
      );
      return { outcome: 'removed', ...there };
    },
  };
}
