import * as z from 'zod/mini';
import { Done, Instant, MailKey } from './common.ts';
import { endpoint } from './endpoint.ts';

/** Four capital letters, a zero, six capital letters or digits (docs/product/bank-account.md#fields). */
const IFSC = /^[A-Z]{4}0[A-Z0-9]{6}$/;

export function isIfsc(text: string): boolean {
  return IFSC.test(text);
}

const FILL_ALL = { error: 'Please fill all the fields' };
const text = z.string().check(z.trim(), z.maxLength(200));

/** The account that cashback is sent to. Bank and address may be empty: the IFSC says them. */
export const BankBody = z.object({
  accountHolderName: z.string().check(z.trim(), z.minLength(1, FILL_ALL), z.maxLength(100)),
  accountNumber: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, FILL_ALL),
      z.maxLength(34),
      z.regex(/^[0-9]*$/, { error: 'Account number must be digits only' }),
      z.minLength(6, { error: 'Account number is too short' }),
      z.maxLength(20, { error: 'Account number is too long' }),
    ),
  ifscCode: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, FILL_ALL),
      z.maxLength(20),
      z.refine(isIfsc, { error: 'Invalid IFSC code. Please enter a valid code' }),
    ),
  bankName: z._default(text, ''),
  address: z._default(text, ''),
});
export type BankBody = z.infer<typeof BankBody>;

/** The saved account with its full number, for its owner. */
export const BankDetails = z.object({
  accountHolderName: z.string(),
  accountNumber: z.string(),
  ifscCode: z.string(),
  bankName: z.string(),
  address: z.string(),
  /** Payouts are on hold until then, because the account is new or was changed; null where they are not. */
  payoutsHeldUntil: z.optional(z.nullable(Instant)),
});
export type BankDetails = z.infer<typeof BankDetails>;

export const getBankDetails = endpoint({
  method: 'GET',
  path: '/bank-details',
  summary: 'The saved account, or null',
  auth: 'member',
  response: z.nullable(BankDetails),
  errors: [401],
});

export const createBankDetails = endpoint({
  method: 'POST',
  path: '/bank-details',
  summary: 'Save an account where there is none',
  auth: 'member',
  keyed: true,
  body: BankBody,
  response: BankDetails,
  errors: [401, 409, 429],
});

export const updateBankDetails = endpoint({
  method: 'PUT',
  path: '/bank-details',
  summary: 'Change the saved account; payouts pause for 24 hours',
  auth: 'member',
  keyed: true,
  body: BankBody,
  response: BankDetails,
  errors: [401, 404, 429],
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
