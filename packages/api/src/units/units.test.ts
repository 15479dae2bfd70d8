import { describe, expect, it } from 'vitest';
import { holdRange } from '../contract/holdRange.ts';
import { count, countInWords, spanOfHours } from './duration.ts';
import { indiaDay } from './india.ts';
import { plainRupees, sumRupees, toBigPaise, toPaise, toRupees } from './money.ts';
import { percentOf, percentOfPaise, toBasisPoints, toPercent } from './percent.ts';
import { seededRandom } from './random.ts';
import { shortRupees } from './shortRupees.ts';
import { isUuid, isUuidV7, uuidOf } from './uuid.ts';

describe('money', () => {
  it('is exact to the paisa in both directions', () => {
    for (let paise = -300; paise <= 1_000_000; paise += 7) {
      expect(toPaise(toRupees(paise))).toBe(paise);
      expect(toBigPaise(toRupees(BigInt(paise)))).toBe(BigInt(paise));
    }
    expect(toPaise(1.005)).toBe(100);
    expect(() => toBigPaise(Number.NaN)).toThrow(RangeError);
  });

  it('sums without the errors of floats', () => {
    expect(sumRupees([0.1, 0.2, -0.3])).toBe(0);
    expect(sumRupees(Array.from({ length: 1_000 }, () => 0.07))).toBe(70);
  });

  it.each<[bigint | number, string]>([
    [124_950, '1249.50'],
    [5n, '0.05'],
    [-5, '-0.05'],
    [0n, '0.00'],
    [-123_456_789_012_345_678_901n, '-1234567890123456789.01'],
  ])('writes %s paise for files as %s', (paise, text) => {
    expect(plainRupees(paise)).toBe(text);
  });

  it.each([
    [124_990, '₹1,24,990'],
    [75.5, '₹75.50'],
  ])('writes %s rupees of a rate as %s', (rupees, text) => {
    expect(shortRupees(rupees)).toBe(text);
  });
});

describe('percent', () => {
  it('is a hundredth, and is never rounded up for paise', () => {
    expect([toBasisPoints(2.5), toPercent(250), toPercent(7n)]).toEqual([250, 2.5, 0.07]);
    expect([percentOf(250, 5), percentOfPaise(199n, 5)]).toEqual([12.5, 9n]);
  });
});

describe('the day in India', () => {
  it.each([
    ['2026-11-23T18:29:59.999Z', '2026-11-23'],
    ['2026-11-23T18:30:00Z', '2026-11-24'],
    ['2026-12-31T18:30:00Z', '2027-01-01'],
  ])('of %s is %s, as the time zone has it', (at, day) => {
    const zone = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });
    expect([indiaDay(new Date(at)), zone.format(new Date(at))]).toEqual([day, day]);
  });
});

describe('ids', () => {
  const id = '0193d1f2-9f0a-7c3b-8a11-0242ac120002';

  it('are known in small letters with hyphens, and read in every form', () => {
    expect([isUuid(id), isUuidV7(id), isUuidV7(id.replace('-7', '-4'))]).toEqual([true, true, false]);
    for (const text of [id.toUpperCase(), id.replaceAll('-', ''), `${id}0`, '']) expect(isUuid(text), text).toBe(false);
    expect([uuidOf(id.toUpperCase()), uuidOf(id.replaceAll('-', ''))]).toEqual([id, id]);
    expect([uuidOf(`${id}0`), uuidOf(id.replace('-', '--'))]).toEqual([undefined, undefined]);
  });
});

describe('spans', () => {
  it.each([
    [1, '1 hour'],
    [24, '24 hours'],
    [48, '48 hours'],
    [72, '3 days'],
    [73, '73 hours'],
  ])('%s hours are %s', (hours, text) => {
    expect(spanOfHours(hours)).toBe(text);
  });

  it('are counted in digits, or in words up to twelve', () => {
    expect([count(1, 'day'), count(2, 'day')]).toEqual(['1 day', '2 days']);
    expect([countInWords(1, 'month'), countInWords(12, 'month'), countInWords(13, 'month')]).toEqual([
      'one month',
      'twelve months',
      '13 months',
    ]);
  });

  it.each([
    [24, 72, 'one to three days'],
    [48, 72, 'two to three days'],
    [72, 72, 'three days'],
    [36, 72, '36 to 72 hours'],
  ])('a hold from %s to %s hours is "%s"', (shortest, longest, text) => {
    expect(holdRange(shortest, longest)).toBe(text);
  });
});

it('seeded numbers are those of mulberry32', () => {
  const next = seededRandom(1);
  expect([next(), next(), next()]).toEqual([2_693_262_067, 11_749_833, 2_265_367_787]);
});
