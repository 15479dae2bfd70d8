import * as z from 'zod/mini';

/** A stored bank account: the rules of input can have changed since. Those from before UPI name no kind. */
const AccountRecord = z.object({
  kind: z._default(z.literal('account'), 'account'),
  accountHolderName: z.string(),
  accountNumber: z.string(),
  ifscCode: z.string(),
  bankName: z.string(),
  address: z.string(),
});

/** A stored UPI ID. */
const UpiRecord = z.object({
  kind: z.literal('upi'),
  accountHolderName: z.string(),
  vpa: z.string(),
  /** The name that the bank has for it; null where it could not be asked. */
  registeredName: z.nullable(z.string()),
});

/** Where a member wants the money, as it is sealed. */
export const BankRecord = z.discriminatedUnion('kind', [AccountRecord, UpiRecord]);

export type BankRecord = z.infer<typeof BankRecord>;
