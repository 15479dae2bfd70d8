import { expect, it } from 'vitest';
import { sheetDamage } from './sheetDamage.ts';

it.each([
  ['couponCode', 'MAR20', '20-Mar'],
  ['couponCode', 'JUNE50', 'Jun-50'],
  ['couponCode', '1E5', '1.00E+05'],
  ['couponCode', '0042', '42'],
  ['couponCode', undefined, '25-Dec'],
  ['offerName', '₹100 off, जूते', '?100 off, ????'],
  ['offerName', undefined, 'Flat ?200 off'],
  ['offerName', 'Lamps', '#NAME?'],
])('what a spreadsheet makes of %s "%s" is named', (field, was, text) => {
  const before = was === undefined ? null : { [field]: was };
  expect(sheetDamage({ [field]: text }, before)).toEqual([
    { kind: 'spreadsheet-damage', path: `.${field}`, reason: expect.stringContaining(`"${text}"`) as string },
  ]);
});

it.each([
  ['couponCode', 'MAR20', 'APR20'],
  ['couponCode', '42', '0042'],
  ['offerName', 'Lamps', 'Lamps? Lamps!'],
  ['offerName', 'What is on offer?', 'What is on offer today?'],
  ['offerName', undefined, 'Why wait? 200 lamps'],
  ['offerName', '25-Dec', '25-Dec'],
])('what people write is not: %s "%s" becomes "%s"', (field, was, text) => {
  expect(sheetDamage({ [field]: text }, was === undefined ? null : { [field]: was })).toEqual([]);
});

it('texts within lists are looked at, too', () => {
  const [found] = sheetDamage({ aliases: ['Juta', '????'] }, { aliases: ['Juta', 'जूते'] });
  expect(found?.path).toBe('.aliases[1]');
});
