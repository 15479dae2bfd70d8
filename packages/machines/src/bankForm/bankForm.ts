import { BankBody, type BankDetails, ifscFault, isIfsc } from '@potli/api/contract/bankDetails';
import { compactCode } from '@potli/api/text';
import type { FieldErrors } from '../editForm/editForm.ts';

/** Where money can go: to a bank account or to a UPI ID. */
export type BankKind = 'account' | 'upi';

/** An account or UPI ID as it is typed in. What was typed for the other kind stays in the form, and is not sent. */
export interface BankForm {
  kind: BankKind;
  accountHolderName: string;
  accountNumber: string;
  ifscCode: string;
  /** May be empty: the IFSC says it. */
  bankName: string;
  address: string;
  vpa: string;
}

export type BankField = keyof BankForm;

/** The fields that are typed in. */
export type BankTextField = Exclude<BankField, 'kind'>;

export type BankErrors = FieldErrors<BankForm>;

export type BankChange = { field: 'kind'; value: BankKind } | { field: BankTextField; value: string };

export const emptyBankForm: BankForm = {
  kind: 'account',
  accountHolderName: '',
  accountNumber: '',
  ifscCode: '',
  bankName: '',
  address: '',
  vpa: '',
};

/** The message of a required field that is empty. */
const missing: Record<BankKind, BankErrors> = {
  account: {
    accountHolderName: 'Enter the name on the account',
    accountNumber: 'Enter the account number',
    ifscCode: 'Enter the IFSC',
  },
  upi: {
    accountHolderName: 'Enter the name on the account',
    vpa: 'Enter your UPI ID',
  },
};

export function toBankForm({ kind, vpa, ...details }: BankDetails): BankForm {
  const { accountHolderName, accountNumber, ifscCode, bankName, address } = details;
  return { kind: kind ?? 'account', accountHolderName, accountNumber, ifscCode, bankName, address, vpa: vpa ?? '' };
}

/** What is sent: the fields of the chosen kind. An account names no kind, as hosts from before UPI expect it. */
export function toBankBody({ kind, vpa, ...account }: BankForm): BankBody {
  return kind === 'upi' ? { kind, accountHolderName: account.accountHolderName, vpa } : account;
}

/** Whether the member may choose a kind: a host that names none of its own knows accounts only. */
export function offersUpi(saved: BankDetails | null): boolean {
  return saved?.kind !== undefined || saved === null;
}

/** Whether a required field is empty (docs/product/bank-account.md#fields). */
export function lacksFields(form: BankForm): boolean {
  return Object.keys(missing[form.kind]).some((field) => form[field as BankField].trim() === '');
}

/** All errors of an account or UPI ID (docs/product/bank-account.md#fields). */
export function bankErrors(form: BankForm): BankErrors {
  const errors: BankErrors = {};
  for (const { path, message } of BankBody.safeParse(toBankBody(form)).error?.issues ?? []) {
    const field = path[0] as BankField;
    errors[field] ??= form[field].trim() === '' ? missing[form.kind][field] : message;
  }
  return errors;
}

/**
 * The form after a change. An IFSC is stored with capitals, without spaces and invisible signs; where it is of another
 * branch than the saved one, the saved bank name and address are cleared. A UPI ID is stored without spaces, too.
 */
export function afterBankChange(form: BankForm, { field, value }: BankChange, saved: BankDetails | null): BankForm {
  if (field === 'vpa') return { ...form, vpa: compactCode(value) };
  if (field !== 'ifscCode') return { ...form, [field]: value };
  const ifscCode = toIfsc(value);
  if (!saved || ifscCode === saved.ifscCode) return { ...form, ifscCode };
  const unlessSaved = (name: 'bankName' | 'address') => (form[name] === saved[name] ? '' : form[name]);
  return { ...form, ifscCode, bankName: unlessSaved('bankName'), address: unlessSaved('address') };
}

/**
 * The errors that a change leaves: a field that is typed in has none until it is left, and another kind has none. An IFSC
 * that ended with its bank is reported at once, when it is whole.
 */
export function errorsAfter(errors: BankErrors, { field, value }: BankChange): BankErrors {
  if (field === 'kind') return {};
  const ifscCode = field === 'ifscCode' ? toIfsc(value) : '';
  return { ...errors, [field]: isIfsc(ifscCode) ? ifscFault(ifscCode) : undefined };
}

const toIfsc = (text: string) => compactCode(text).toUpperCase();
