import * as z from 'zod/mini';
import { Done, Instant, MailKey } from './common.ts';
import { endpoint } from './endpoint.ts';
import { mergedBankFault } from './mergedBanks.ts';
import { BANK_CODE_MINUTES, PASSWORD_MOST } from './policy.ts';
import { copiedCode, typedCode, typedLine } from './typedText.ts';

/** Four capital letters, a zero, six capital letters or digits (docs/product/bank-account.md#fields). */
const IFSC = /^[A-Z]{4}0[A-Z0-9]{6}$/;

export function isIfsc(text: string): boolean {
  return IFSC.test(text);
}

/** What is wrong with an IFSC (docs/product/bank-account.md#fields). */
export function ifscFault(text: string): string | undefined {
  return isIfsc(text) ? mergedBankFault(text) : 'Invalid IFSC code. Please enter a valid code';
}

/** A UPI ID by the rules of NPCI: a name, an @ and the handle of a payment app or bank. */
const VPA = /^[a-zA-Z0-9._-]{2,256}@[a-zA-Z]{2,64}$/;

/** The longest UPI ID: 256 characters, an @, 64 letters. */
export const LONGEST_VPA = 321;

/** A UPI ID for the eyes of others: `as••••@okhdfc`. The handle says no more than a bank's name would. */
export function maskVpa(vpa: string): string {
  const at = vpa.lastIndexOf('@');
  return `${vpa.slice(0, Math.min(2, Math.max(0, at - 1)))}••••${vpa.slice(Math.max(0, at))}`;
}

const FILL_ALL = { error: 'Please fill all the fields' };
const text = typedLine().check(z.maxLength(200));
const holder = typedLine().check(z.minLength(1, FILL_ALL), z.maxLength(100));

/** A bank account. Bank and address may be empty: the IFSC says them. */
export const AccountBody = z.object({
  /** May be absent: clients from before UPI send accounts only. */
  kind: z.optional(z.literal('account')),
  accountHolderName: holder,
  accountNumber: copiedCode().check(
    z.minLength(1, FILL_ALL),
    z.maxLength(34),
    z.regex(/^[0-9]*$/, { error: 'Account number must be digits only' }),
    z.minLength(6, { error: 'Account number is too short' }),
    z.maxLength(20, { error: 'Account number is too long' }),
  ),
  ifscCode: copiedCode().check(
    z.minLength(1, FILL_ALL),
    z.maxLength(20),
    z.refine((ifsc) => ifscFault(ifsc) === undefined, { error: ({ input }) => ifscFault(String(input)) }),
  ),
  bankName: z._default(text, ''),
  address: z._default(text, ''),
});
export type AccountBody = z.infer<typeof AccountBody>;

/** A UPI ID (a virtual payment address), and the name of the person it pays. */
export const UpiBody = z.object({
  kind: z.literal('upi'),
  accountHolderName: holder,
  vpa: copiedCode().check(
    z.minLength(1, FILL_ALL),
    z.maxLength(LONGEST_VPA, { error: 'UPI ID is too long' }),
    z.regex(VPA, { error: 'Invalid UPI ID. It looks like name@bank' }),
  ),
});
export type UpiBody = z.infer<typeof UpiBody>;

/** Where cashback is sent: a bank account or a UPI ID. */
export const BankBody = z.discriminatedUnion('kind', [AccountBody, UpiBody]);
export type BankBody = z.infer<typeof BankBody>;

/**
 * What confirms where cashback goes: the password, or the code of a mail (docs/product/bank-account.md#confirmation). A host that
 * asks for one answers 403 with the reason `CONFIRMATION_REQUIRED`; hosts that do not ask ignore it.
 */
const confirmation = {
  password: z.optional(z.string().check(z.maxLength(PASSWORD_MOST))),
  code: z.optional(typedCode().check(z.maxLength(20))),
};

/** What is sent to save an account or UPI ID. */
export const BankWriteBody = z.discriminatedUnion('kind', [
  z.extend(AccountBody, confirmation),
  z.extend(UpiBody, confirmation),
]);
export type BankWriteBody = z.infer<typeof BankWriteBody>;

/** What is on file, for its owner, with the full number or UPI ID. The fields of the other kind are empty. */
export const BankDetails = z.object({
  /** Absent from hosts that know accounts only. */
  kind: z.optional(z.enum(['account', 'upi'])),
  accountHolderName: z.string(),
  accountNumber: z.string(),
  ifscCode: z.string(),
  bankName: z.string(),
  address: z.string(),
  vpa: z.optional(z.string()),
  /** The name that the bank has for the UPI ID; null where it could not be asked, absent for an account. */
  registeredName: z.optional(z.nullable(z.string())),
  /** Payouts are on hold until then, because the account is new or was changed; null where they are not. */
  payoutsHeldUntil: z.optional(z.nullable(Instant)),
  /**
   * Why: FIRST, CHANGED, UNVERIFIED (the e-mail address is not), DEVICE (it was saved by a new one), SILENCE (nobody used the account
   * for long), PASSWORD (it was set anew) or STOPPED; null where they are not on hold.
   */
  payoutsHeldBecause: z.optional(z.nullable(z.string())),
});
export type BankDetails = z.infer<typeof BankDetails>;

export const getBankDetails = endpoint({
  method: 'GET',
  path: '/bank-details',
  summary: 'The saved bank account or UPI ID, or null',
  auth: 'member',
  response: z.nullable(BankDetails),
  errors: [401],
});

export const createBankDetails = endpoint({
  method: 'POST',
  path: '/bank-details',
  summary: 'Save a bank account or UPI ID where there is none; it is mailed, and payouts wait by risk',
  auth: 'member',
  keyed: true,
  body: BankWriteBody,
  response: BankDetails,
  errors: [401, 403, 409, 429],
});

export const updateBankDetails = endpoint({
  method: 'PUT',
  path: '/bank-details',
  summary: 'Change the saved account or UPI ID; it is mailed, and payouts wait by risk',
  auth: 'member',
  keyed: true,
  body: BankWriteBody,
  response: BankDetails,
  errors: [401, 403, 404, 429],
});

export const sendBankCode = endpoint({
  method: 'POST',
  path: '/bank-details/code',
  summary: `Mail a code of ${BANK_CODE_MINUTES} minutes that confirms one change of the account, for members who do not know their password`,
  auth: 'member',
  response: Done,
  errors: [401, 429],
});

export const stopBankChange = endpoint({
  method: 'POST',
  path: '/bank-details/stop',
  summary: 'Undo a change of the account with the key of a mailed link; ends all sessions',
  auth: 'public',
  body: z.object({ key: MailKey }),
  response: Done,
  errors: [429],
});
