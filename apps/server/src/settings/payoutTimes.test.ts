import { expect, it } from 'vitest';
import { readPayoutTimes } from './payoutTimes.ts';

it('pays at eleven by default, at another time, or never by itself', () => {
  expect(readPayoutTimes({})).toEqual({ times: { minute: 660, holidays: [] }, faults: [] });
  expect(readPayoutTimes({ PAYOUTS_AT: '00:05' }).times.minute).toBe(5);
  expect(readPayoutTimes({ PAYOUTS_AT: 'off' })).toEqual({ times: { holidays: [] }, faults: [] });
});

it('reads holidays', () => {
  const { times, faults } = readPayoutTimes({ PAYOUT_HOLIDAYS: '2026-11-09, 2026-11-24\n2027-03-22' });
  expect([times.holidays, faults]).toEqual([['2026-11-09', '2026-11-24', '2027-03-22'], []]);
});

it.each([
  [{ PAYOUTS_AT: '24:00' }, /^PAYOUTS_AT/],
  [{ PAYOUTS_AT: '9:00' }, /^PAYOUTS_AT/],
  [{ PAYOUTS_AT: 'on' }, /^PAYOUTS_AT/],
  [{ PAYOUT_HOLIDAYS: '09.11.2026' }, /^PAYOUT_HOLIDAYS/],
  [{ PAYOUT_HOLIDAYS: '2026-11-09,2026-02-30' }, /^PAYOUT_HOLIDAYS/],
])('refuses %o', (variables, fault) => {
  expect(readPayoutTimes(variables).faults).toEqual([expect.stringMatching(fault)]);
});
