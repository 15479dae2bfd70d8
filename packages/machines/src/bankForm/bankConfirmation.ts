/** What confirms where cashback goes, as it is typed in (docs/product/bank-account.md#confirmation). */
export interface BankConfirmation {
  way: 'password' | 'code';
  value: string;
  error: string | undefined;
  /** What is sent again with it. */
  saving: 'creating' | 'updating';
}

export type ConfirmationEvent =
  | { type: 'confirmation.changed'; value: string }
  | { type: 'confirmation.cancelled' }
  | { type: 'password.chosen' }
  | { type: 'code.asked' };

export const nothingConfirmed: BankConfirmation = { way: 'password', value: '', error: undefined, saving: 'updating' };

/** The message where nothing was typed in. */
export const missingConfirmation = { password: 'Enter your password', code: 'Enter the code of the mail' } as const;

/** What is sent beside the details: nothing until the host has asked. */
export function toConfirmation({ way, value }: BankConfirmation): { password?: string; code?: string } {
  if (value === '') return {};
  return way === 'password' ? { password: value } : { code: value };
}
