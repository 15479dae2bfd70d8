import { BankBody, type BankDetails } from '@potli/api/contract/bankDetails';
import type { FieldErrors } from '../editForm/editForm.ts';

/** An account as it is typed in. */
export interface BankForm {
  accountHolderName: string;
  accountNumber: string;
  ifscCode: string;
  /** May be empty: the IFSC says it. */
  bankName: string;
  address: string;
}

export type BankField = keyof BankForm;

export type BankErrors = FieldErrors<BankForm>;

export interface BankChange {
  field: BankField;
  value: string;
}

export const emptyBankForm: BankForm = {
  accountHolderName: '',
  accountNumber: '',
  ifscCode: '',
  bankName: '',
  address: '',
};

const missing: BankErrors = {
  accountHolderName: 'Enter the name on the account',
  accountNumber: 'Enter the account number',
  ifscCode: 'Enter the IFSC',
};

export function toBankForm({ accountHolderName, accountNumber, ifscCode, bankName, address }: BankDetails): BankForm {
  return { accountHolderName, accountNumber, ifscCode, bankName, address };
}

/** Whether a required field is empty (docs/product/bank-account.md#fields). */
export function lacksFields(form: BankForm): boolean {
  return Object.keys(missing).some((field) => form[field as BankField].trim() === '');
}

/** All errors of an account (docs/product/bank-account.md#fields). */
export function bankErrors(form: BankForm): BankErrors {
  const errors: BankErrors = {};
  for (const { path, message } of BankBody.safeParse(form).error?.issues ?? []) {
    const field = path[0] as BankField;
    errors[field] ??= form[field].trim() === '' ? missing[field] : message;
  }
  return errors;
}

/**
 * The form after a change. An IFSC is stored with capitals and without spaces; where it is of another branch than the
 * saved one, the saved bank name and address are cleared.
 */
export function afterBankChange(form: BankForm, { field, value }: BankChange, saved: BankDetails | null): BankForm {
  if (field !== 'ifscCode') return { ...form, [field]: value };
  const ifscCode = value.replace(/\s/g, '').toUpperCase();
  if (!saved || ifscCode === saved.ifscCode) return { ...form, ifscCode };
  const unlessSaved = (name: 'bankName' | 'address') => (form[name] === saved[name] ? '' : form[name]);
  return { ...form, ifscCode, bankName: unlessSaved('bankName'), address: unlessSaved('address') };
}
