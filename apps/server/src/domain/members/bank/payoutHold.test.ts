import { LONG_PAYOUT_HOLD_HOURS, PAYOUT_HOLD_HOURS } from '@potli/api/contract/policy';
import { describe, expect, it } from 'vitest';
import { payoutHold, type TargetRisk } from './payoutHold.ts';

const facts = [
  ...(['isFirst', 'isNewcomer', 'emailVerified', 'moneyWaits'] as const),
  ...(['isNewDevice', 'wasSilent', 'passwordIsNew'] as const),
] as const;

/** Every combination of facts. */
const all = Array.from(
  { length: 2 ** facts.length },
  (_, bits) => Object.fromEntries(facts.map((fact, at) => [fact, (bits & (1 << at)) !== 0])) as unknown as TargetRisk,
);

const calm: TargetRisk = {
  isFirst: false,
  isNewcomer: false,
  emailVerified: true,
  moneyWaits: true,
  isNewDevice: false,
  wasSilent: false,
  passwordIsNew: false,
};

describe('the hold of a new payout target', () => {
  it.each<[string, Partial<TargetRisk>, ReturnType<typeof payoutHold>]>([
    [
      'a newcomer with a verified address',
      { isFirst: true, isNewcomer: true, moneyWaits: false },
      { hours: 0, reason: null, asks: false },
    ],
    [
      'a newcomer without',
      { isFirst: true, isNewcomer: true, moneyWaits: false, emailVerified: false },
      { hours: PAYOUT_HOLD_HOURS, reason: 'unverified', asks: false },
    ],
    [
      'a newcomer with money',
      { isFirst: true, isNewcomer: true },
      { hours: PAYOUT_HOLD_HOURS, reason: 'first', asks: true },
    ],
    [
      'a newcomer who changes it',
      { isNewcomer: true, moneyWaits: false },
      { hours: PAYOUT_HOLD_HOURS, reason: 'changed', asks: true },
    ],
    ['the first of an old member', { isFirst: true }, { hours: PAYOUT_HOLD_HOURS, reason: 'first', asks: true }],
    ['a change', {}, { hours: PAYOUT_HOLD_HOURS, reason: 'changed', asks: true }],
    [
      'a change by a new device',
      { isNewDevice: true },
      { hours: LONG_PAYOUT_HOLD_HOURS, reason: 'device', asks: true },
    ],
    [
      'the same with nothing to take',
      { isNewDevice: true, moneyWaits: false },
      { hours: PAYOUT_HOLD_HOURS, reason: 'changed', asks: true },
    ],
    [
      'the first after a long silence',
      { isFirst: true, wasSilent: true },
      { hours: LONG_PAYOUT_HOLD_HOURS, reason: 'silence', asks: true },
    ],
    [
      'a change after a reset',
      { passwordIsNew: true, wasSilent: true },
      { hours: LONG_PAYOUT_HOLD_HOURS, reason: 'password', asks: true },
    ],
  ])('%s', (_, given, wanted) => {
    expect(payoutHold({ ...calm, ...given })).toEqual(wanted);
  });

  it('is there for everybody but a newcomer, and is confirmed', () => {
    const free = all.filter((risk) => payoutHold(risk).hours === 0 || !payoutHold(risk).asks);
    expect(free.length).toBeGreaterThan(0);
    expect(free.filter(({ isFirst, isNewcomer, moneyWaits }) => !isFirst || !isNewcomer || moneyWaits)).toEqual([]);
  });

  it('does not become shorter by a further sign', () => {
    for (const risk of all) {
      for (const sign of ['moneyWaits', 'isNewDevice', 'wasSilent', 'passwordIsNew'] as const) {
        expect(payoutHold({ ...risk, [sign]: true }).hours).toBeGreaterThanOrEqual(
          payoutHold({ ...risk, [sign]: false }).hours,
        );
      }
      expect(payoutHold({ ...risk, isNewcomer: false }).hours).toBeGreaterThanOrEqual(payoutHold(risk).hours);
    }
  });

  it('has a reason where there is one', () => {
    for (const risk of all) expect(payoutHold(risk).reason === null).toBe(payoutHold(risk).hours === 0);
  });
});
