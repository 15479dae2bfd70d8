import { expect, it } from 'vitest';
import { panPurpose } from './panPurpose.ts';

const from = '2027-03-31T18:30:00.000Z';
const rates = { withPan: 5, withoutPan: 20, from };
const [before, after] = [Date.parse(from) - 1, Date.parse(from)];

it.each([
  [null, after, 'Without your PAN we must withhold 20% instead of 5%, where tax is due.'],
  [null, before, 'From 01-04-2027 on, without your PAN we must withhold 20% instead of 5%, where tax is due.'],
  ['••••••234F', after, 'With your PAN we withhold 5% instead of 20%, where tax is due.'],
  ['••••••234F', before, 'From 01-04-2027 on, with your PAN we withhold 5% instead of 20%, where tax is due.'],
])('of two rates, with %s on file', (masked, nowMs, text) => {
  expect(panPurpose({ masked, rates }, nowMs)).toBe(text);
});

it.each([{ ...rates, withPan: 20 }, null])('of one rate: %j', (one) => {
  expect(panPurpose({ masked: null, rates: one }, after)).toBe(
    'We report the tax that we withhold from your payouts under your PAN.',
  );
});
