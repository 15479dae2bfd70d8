import type { holdReasons } from '../../db/schema/bankAccount.ts';

export type HoldReason = (typeof holdReasons)[number];

/** What is known when a member saves where cashback goes. */
export interface TargetRisk {
  /** This member never had an account or UPI ID on file, not even one that was stopped. */
  isFirst: boolean;
  /** Joined within a day, and is still in the session of the signup. */
  isNewcomer: boolean;
  emailVerified: boolean;
  /** Cashback is approved, or on its way to a bank. */
  moneyWaits: boolean;
  /** The browser is not one that this member has used for a day or longer. */
  isNewDevice: boolean;
  /** Nobody used the account for three months before this session. */
  wasSilent: boolean;
  /** The password was set by a mailed link in the last seven days. */
  passwordIsNew: boolean;
}

export interface PayoutHold {
  /** How long payouts wait; 0: they do not. */
  hours: 0 | 24 | 72;
  /** Null where they do not wait. */
  reason: HoldReason | null;
  /** Whether the password, or a mailed code, is asked for first. */
  asks: boolean;
}

const DAY = 24;
/** As long as the mailed link can stop it. */
const LONG = 72;

/**
 * How long payouts wait for a new target, and whether it has to be confirmed (docs/product/bank-account.md#holds). The time since
 * the login is no sign of anything: whoever has stolen a session can wait.
 */
export function payoutHold(risk: TargetRisk): PayoutHold {
  const { isFirst, isNewcomer, emailVerified, moneyWaits } = risk;
  if (isFirst && isNewcomer && !moneyWaits) {
    // nothing of anybody else is there. An address that is not verified can be that of somebody who comes later
    return emailVerified ? { hours: 0, reason: null, asks: false } : { hours: DAY, reason: 'unverified', asks: false };
  }
  const sign = signOf(risk);
  if (sign && moneyWaits) return { hours: LONG, reason: sign, asks: true };
  return { hours: DAY, reason: isFirst ? 'first' : 'changed', asks: true };
}

/** What makes it likely that somebody else is in the account, the gravest first. */
function signOf({ passwordIsNew, wasSilent, isNewDevice }: TargetRisk): HoldReason | undefined {
  if (passwordIsNew) return 'password';
  if (wasSilent) return 'silence';
  return isNewDevice ? 'device' : undefined;
}
