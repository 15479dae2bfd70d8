import { LONG_PAYOUT_HOLD_HOURS, PAYOUT_HOLD_HOURS } from '@potli/api/contract/policy';
import { DAY_MS, HOUR_MS } from '@potli/api/units/time';
import type { holdReasons } from '../../../db/schema/bankAccount.ts';
import type { LiveVersion } from './findLiveVersion.ts';

export type HoldReason = (typeof holdReasons)[number];

/** What is known when a member saves where cashback goes. */
export interface TargetRisk {
  /** This member never had an account or UPI ID on file, not even one that was stopped. */
  isFirst: boolean;
  /** Joined within `NEWCOMER_HOURS`, and is still in the session of the signup. */
  isNewcomer: boolean;
  emailVerified: boolean;
  /** Cashback is approved, or on its way to a bank. */
  moneyWaits: boolean;
  /** The browser is not one that this member has used for `KNOWN_DEVICE_HOURS` or longer. */
  isNewDevice: boolean;
  /** Nobody used the account for `SILENCE_DAYS` before this session. */
  wasSilent: boolean;
  /** The password was set by a mailed link in the last `NEW_PASSWORD_DAYS`. */
  passwordIsNew: boolean;
}

export interface PayoutHold {
  /** How long payouts wait; 0: they do not. */
  hours: number;
  /** Null where they do not wait. */
  reason: HoldReason | null;
  /** Whether the password, or a mailed code, is asked for first. */
  asks: boolean;
}

/**
 * How long payouts wait for a new target, and whether it has to be confirmed (docs/product/bank-account.md#holds). The time since
 * the login proves nothing: a thief of a session can wait.
 */
export function payoutHold(risk: TargetRisk): PayoutHold {
  const { isFirst, isNewcomer, emailVerified, moneyWaits } = risk;
  if (isFirst && isNewcomer && !moneyWaits) {
    // no other person has data there. An address that is not verified can belong to a person who joins later
    return emailVerified
      ? { hours: 0, reason: null, asks: false }
      : { hours: PAYOUT_HOLD_HOURS, reason: 'unverified', asks: false };
  }
  const sign = signOf(risk);
  if (sign && moneyWaits) return { hours: LONG_PAYOUT_HOLD_HOURS, reason: sign, asks: true };
  return { hours: PAYOUT_HOLD_HOURS, reason: isFirst ? 'first' : 'changed', asks: true };
}

/** Signs that another person uses the account, the most serious first. */
function signOf({ passwordIsNew, wasSilent, isNewDevice }: TargetRisk): HoldReason | undefined {
  if (passwordIsNew) return 'password';
  if (wasSilent) return 'silence';
  return isNewDevice ? 'device' : undefined;
}

/** Payouts wait until then, and why. */
export interface Hold {
  until: Date;
  /** `stopped`: a change was stopped by the mailed link, and the version before it is valid again. */
  reason: HoldReason | 'stopped';
}

type Version = Pick<
  LiveVersion,
  'version' | 'addedAt' | 'held' | 'holdHours' | 'holdReason' | 'lastStoppedAt' | 'emailVerifiedAt'
>;

/** How long payouts wait after this version was saved; null where they never did. */
function holdOf({ version, addedAt, held, holdHours, holdReason, emailVerifiedAt }: Version): Hold | null {
  // from before there was a rule: a first version replaced none
  if (holdHours === null) {
    if (version === 1 && !held) return null;
    return { until: new Date(addedAt.getTime() + DAY_MS), reason: version === 1 ? 'first' : 'changed' };
  }
  if (holdHours === 0 || holdReason === null) return null;
  // one person can save the account and another one verify the address
  const fromMs =
    holdReason === 'unverified' ? Math.max(addedAt.getTime(), emailVerifiedAt?.getTime() ?? 0) : addedAt.getTime();
  return { until: new Date(fromMs + holdHours * HOUR_MS), reason: holdReason };
}

/** Until when payouts wait after a change to this version, or back to it; null where they do not wait. */
export function holdAfter(row: Version, nowMs: number): Hold | null {
  const stop: Hold | null = row.lastStoppedAt && {
    until: new Date(row.lastStoppedAt.getTime() + PAYOUT_HOLD_HOURS * HOUR_MS),
    reason: 'stopped',
  };
  const [last] = [holdOf(row), stop]
    .filter((hold) => hold !== null)
    .filter(({ until }) => until.getTime() > nowMs)
    .toSorted((one, other) => other.until.getTime() - one.until.getTime());
  return last ?? null;
}
