import { phoneDigits } from '../phoneDigits.ts';
import type { FieldErrors, LoginField, LoginForm } from './loginForm.ts';

/** A change of any field except the email, which starts a new check of the account. */
export type FieldChange = {
  [Field in Exclude<LoginField, 'email'>]: { field: Field; value: LoginForm[Field] };
}[Exclude<LoginField, 'email'>];

/** A form with its messages. */
interface Filled {
  form: LoginForm;
  fieldErrors: FieldErrors;
}

/** The form after a change. A phone number keeps its `MOBILE_DIGITS` only (docs/product/login.md#signup-fields). */
export function afterChange({ form, fieldErrors }: Filled, { field, value }: FieldChange): Filled {
  const kept = field === 'mobileNumber' ? phoneDigits(value) : value;
  if (kept === undefined) {
    return { form, fieldErrors: { ...fieldErrors, mobileNumber: 'Only numbers are allowed' } };
  }
  return { form: { ...form, [field]: kept }, fieldErrors: { ...fieldErrors, [field]: undefined } };
}
