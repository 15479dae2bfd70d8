import { DAY_MS } from '@potli/api/units/time';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rateStory } from '../history/rateStory.ts';
import { earnedRate, type OrderFacts, type RateRow } from './earnedRate.ts';

const clickedAt = new Date('2026-11-10T06:00:00Z');

const row = (position: number, given: Partial<RateRow> = {}): RateRow => ({
  id: BigInt(position + 1),
  position,
  appliesTo: `Row ${position}`,
  cashbackBasisPoints: 500,
  cashbackPaise: 0n,
  capPaise: null,
  minimumPaise: null,
  newUsersOnly: false,
  startsAt: null,
  endsAt: null,
  isDefault: false,
  kind: 'sale',
  categories: [],
  commissionBasisPoints: null,
  commissionPaise: null,
  ...given,
});

const facts = (given: Partial<OrderFacts> = {}): OrderFacts => ({
  clickedAt,
  salePaise: 100_000n,
  category: null,
  commission: null,
  ...given,
});
const commission = (paise: bigint) => ({ commission: { paise, salePaise: 100_000n } });

const phones = row(0, {
  appliesTo: 'Phones',
  cashbackBasisPoints: 200,
  categories: ['phones'],
  isDefault: true,
  commissionBasisPoints: 250,
});
const audio = row(1, {
  appliesTo: 'Audio',
  cashbackBasisPoints: 900,
  categories: ['audio', 'g-7'],
  commissionBasisPoints: 1125,
});
const cables = row(2, {
  appliesTo: 'Cables',
  cashbackBasisPoints: 400,
  categories: ['cables'],
  commissionBasisPoints: 500,
});
const shop = [phones, audio, cables];

describe('an order earns', () => {
  it.each<[string, readonly RateRow[], Partial<OrderFacts>, [RateRow, string, bigint, string | null]]>([
    ['the row of its category, in any case', shop, { category: ' G-7 ' }, [audio, 'category', 9_000n, null]],
    ['the row whose commission fits', shop, commission(5_000n), [cables, 'commission', 4_000n, null]],
    ['that row when commissions are rounded to rupees', shop, commission(11_300n), [audio, 'commission', 9_000n, null]],
    [
      'the category before the commission',
      shop,
      { category: 'phones', ...commission(5_000n) },
      [phones, 'category', 2_000n, null],
    ],
    ['the usual row for an unknown category', shop, { category: 'toys' }, [phones, 'default', 2_000n, null]],
    ['the usual row for a commission between rows', shop, commission(8_000n), [phones, 'default', 2_000n, null]],
    ['the usual row, not the highest, when nothing is said', shop, {}, [phones, 'default', 2_000n, null]],
    [
      'the usual row for a commission of 0, which is not known yet',
      shop,
      commission(0n),
      [phones, 'default', 2_000n, null],
    ],
    [
      'rounded down',
      [row(0, { cashbackBasisPoints: 333, isDefault: true })],
      { salePaise: 9_999n },
      [row(0, { cashbackBasisPoints: 333, isDefault: true }), 'default', 332n, null],
    ],
  ])('%s', (_, rows, given, [taken, choice, earnedPaise, limit]) => {
    expect(earnedRate(rows, facts(given))).toEqual({ row: taken, choice, earnedPaise, limit });
  });

  it('the usual row where several rates have one commission', () => {
    const twin = row(3, { cashbackBasisPoints: 100, commissionBasisPoints: 500 });
    expect(earnedRate([...shop, twin], facts(commission(5_000n)))?.row).toBe(phones);
  });

  it('by the highest minimum that the sale reaches, and nothing below the lowest', () => {
    const small = row(0, {
      cashbackBasisPoints: 0,
      cashbackPaise: 8_500n,
      minimumPaise: 69_900n,
      categories: ['orders'],
      isDefault: true,
    });
    const large = row(1, {
      cashbackBasisPoints: 0,
      cashbackPaise: 16_000n,
      minimumPaise: 199_900n,
      categories: ['orders'],
    });
    const earned = (salePaise: bigint) => earnedRate([small, large], facts({ salePaise }));
    expect([69_899n, 69_900n, 199_899n, 199_900n].map((sale) => earned(sale)?.earnedPaise)).toEqual([
      0n,
      8_500n,
      8_500n,
      16_000n,
    ]);
    expect(earned(100n)).toMatchObject({ row: small, limit: 'minimum' });
  });

  it('at most the cap', () => {
    const capped = row(0, { isDefault: true, capPaise: 3_000n });
    expect(earnedRate([capped], facts())).toMatchObject({ earnedPaise: 3_000n, limit: 'cap' });
    expect(earnedRate([capped], facts({ salePaise: 60_000n }))).toMatchObject({ earnedPaise: 3_000n, limit: null });
  });

  it('a rate of some days only by a click of these days', () => {
    const week = row(3, {
      categories: ['phones'],
      cashbackBasisPoints: 1000,
      startsAt: clickedAt,
      endsAt: new Date(clickedAt.getTime() + DAY_MS),
    });
    const at = (ms: number) =>
      earnedRate([...shop, week], facts({ category: 'phones', clickedAt: new Date(clickedAt.getTime() + ms) }))?.row
        .position;
    expect([-1, 0, DAY_MS - 1, DAY_MS].map(at)).toEqual([0, 3, 3, 0]);
  });

  it('a rate for new users only when the network says so', () => {
    const first = row(3, {
      newUsersOnly: true,
      cashbackBasisPoints: 1200,
      categories: ['new', 'phones'],
      commissionBasisPoints: 1500,
    });
    const taken = (given: Partial<OrderFacts>) => earnedRate([...shop, first], facts(given))?.row.position;
    expect([taken({}), taken({ category: 'phones' }), taken({ category: 'new' }), taken(commission(15_000n))]).toEqual([
      0, 0, 3, 3,
    ]);
  });

  it('a lead without a sale, and no lead with one', () => {
    const lead = row(3, { kind: 'lead', cashbackBasisPoints: 0, cashbackPaise: 50_000n, categories: ['card'] });
    expect(earnedRate([...shop, lead], facts({ salePaise: 0n }))).toMatchObject({ row: lead, earnedPaise: 50_000n });
    expect(earnedRate([...shop, lead], facts({ category: 'card' }))?.row).toBe(phones);
    expect(earnedRate(shop, facts({ salePaise: 0n }))).toBeUndefined();
  });
});

/** The rule once more, written in another way: each step throws out rows. */
function expectedRow(rows: readonly RateRow[], { salePaise, category, commission: stated }: OrderFacts) {
  const everyone = rows.filter(({ newUsersOnly }) => !newUsersOnly);
  const best = (goods: string) => {
    const same = everyone.filter(({ categories }) => categories[0] === goods);
    const reached = same.filter(({ minimumPaise }) => (minimumPaise ?? 0n) <= salePaise);
    return reached.length > 0 ? reached[reached.length - 1] : same[0];
  };
  if (category !== null && rows.some(({ categories }) => categories[0] === category)) return best(category);
  const fits = rows.filter(({ commissionBasisPoints, minimumPaise }) => {
    const expected = (salePaise * BigInt(commissionBasisPoints ?? 0)) / 10_000n;
    return stated !== null && stated.paise === expected && expected > 0n && (minimumPaise ?? 0n) <= salePaise;
  });
  if (fits.length > 0) return fits[0];
  return best(rows.find(({ isDefault }) => isDefault)?.categories[0] ?? '');
}

const isOneOf = (choices: number) => fc.nat({ max: choices - 1 }).map((n) => n === choices - 1);

interface Drawn {
  /** Which goods have the usual rate. */
  usual: number;
  /** Two for each of the goods. */
  tiers: { minimumPaise: bigint; capPaise: bigint | null }[];
}

const anyDrawn: fc.Arbitrary<Drawn> = fc.record({
  usual: fc.nat({ max: 3 }),
  tiers: fc.array(
    fc.record({
      minimumPaise: fc.integer({ min: 1, max: 5 }).map((n) => BigInt(100_000 * n)),
      capPaise: fc.option(fc.bigInt({ min: 1n, max: 40_000n }), { freq: 1 }),
    }),
    { minLength: 8, maxLength: 8 },
  ),
});

/** Goods with two minimums each; every row has a rate and a commission of its own. */
const ratesOf = ({ usual, tiers }: Drawn) =>
  tiers.map(({ minimumPaise, capPaise }, n) => {
    const [goods, tier] = [Math.floor(n / 2), n % 2];
    return row(n, {
      categories: [`goods-${goods}`],
      cashbackBasisPoints: 100 * (1 + n),
      commissionBasisPoints: 150 * (1 + n),
      minimumPaise: tier === 0 ? null : minimumPaise,
      capPaise,
      isDefault: goods === usual && tier === 0,
    });
  });

const anyOrder = fc.record({
  // also exactly a minimum
  salePaise: fc
    .oneof(
      fc.integer({ min: 50_000, max: 749_999 }),
      fc.integer({ min: 1, max: 5 }).map((n) => 100_000 * n),
    )
    .map(BigInt),
  count: fc.nat({ max: 7 }),
  goods: fc.nat({ max: 5 }),
  hasCategory: isOneOf(3),
  hasCommission: fc.boolean(),
});

it('credits 10,000 orders with the row that fits', () => {
  const choices = new Map<string, number>();
  const isCredited = fc.property(
    anyDrawn,
    anyOrder,
    (drawn, { salePaise, count, goods, hasCategory, hasCommission }) => {
      const rows = ratesOf(drawn);
      const paise = (salePaise * BigInt(rows[count]?.commissionBasisPoints ?? 0)) / 10_000n;
      const given = facts({
        salePaise,
        category: hasCategory ? `goods-${goods}` : null,
        commission: hasCommission ? { paise, salePaise } : null,
      });
      const earned = earnedRate(rows, given);
      const expected = expectedRow(rows, given);
      expect(earned?.row).toBe(expected);
      const full = (salePaise * BigInt(expected?.cashbackBasisPoints ?? 0)) / 10_000n;
      const isCapped = expected?.capPaise != null && full > expected.capPaise;
      expect(earned?.earnedPaise).toBe(isCapped ? expected.capPaise : full);
      choices.set(earned?.choice ?? '', (choices.get(earned?.choice ?? '') ?? 0) + 1);
    },
  );
  fc.assert(isCredited, { seed: 2026, numRuns: 10_000 });
  for (const choice of ['category', 'commission', 'default']) expect(choices.get(choice)).toBeGreaterThan(1_000);
});

describe('the story tells', () => {
  const reportOf = (category: string | null, saleAmountPaise = 100_000n) => ({
    status: 'tracked' as const,
    category,
    saleAmountPaise,
  });
  it.each<[string, readonly RateRow[], ReturnType<typeof reportOf>[], string]>([
    ['nothing of the only rate', [audio], [reportOf('audio')], ''],
    ['what was bought', shop, [reportOf('audio')], 'The shop told us what it was: Audio.'],
    [
      'that nothing is known',
      shop,
      [reportOf(null)],
      'The shop has not told us yet what was bought, so this is its usual rate. If it tells us more, we correct it.',
    ],
    [
      'of a correction upwards',
      shop,
      [reportOf(null), reportOf('audio')],
      'This order earned 9% (Audio), not 2% (Phones). The shop told us what it was: Audio.',
    ],
    [
      'of a correction downwards',
      shop,
      [reportOf('audio'), reportOf('cables')],
      'This order earned 4% (Cables), not 9% (Audio). The shop told us what it was: Cables.',
    ],
    [
      'nothing new of a report that tells less',
      shop,
      [reportOf('audio'), reportOf(null)],
      'The shop told us what it was: Audio.',
    ],
    [
      'of a minimum',
      [row(0, { isDefault: true, minimumPaise: 69_900n })],
      [reportOf(null, 100n)],
      'It earns from an order of ₹699 on.',
    ],
    [
      'of a cap',
      [row(0, { isDefault: true, capPaise: 60_000n })],
      [reportOf(null, 10_000_000n)],
      'One order earns ₹600 at most.',
    ],
  ])('%s', (_, rows, reports, reason) => expect(rateStory(rows, clickedAt, reports)?.reason).toBe(reason));
});
