import { SignupBody } from '@potli/api/contract/identity';
import { isAdult } from '@potli/api/contract/isAdult';
import { isEmail } from '@potli/api/contract/isEmail';
import { MIN_AGE_YEARS } from '@potli/api/contract/policy';
import { WRITE_BIRTH_DATE } from '../dateTexts.ts';
import type { FieldErrors, LoginField, LoginForm } from './loginForm.ts';

/** All errors of a signup form (docs/product/login.md#signup-fields). `today` is `yyyy-mm-dd`. */
export function signupErrors(form: LoginForm, today: string): FieldErrors {
  const errors: FieldErrors = {};
  for (const { path, message } of SignupBody.safeParse(form).error?.issues ?? []) {
    const field = path[0] as keyof LoginForm;
    errors[field] ??= message;
  }
  if (errors.birthDate) errors.birthDate = WRITE_BIRTH_DATE;
  else if (form.birthDate && !isAdult(form.birthDate, today))
    errors.birthDate = `You must be ${MIN_AGE_YEARS} or older to join.`;
  if (!form.consent) errors.consent = 'Accept the terms to join.';
  return errors;
}

/** The error of one field when it loses focus; none while it is empty, because that shows on submit. */
export function leftErrors(form: LoginForm, field: LoginField, today: string): FieldErrors {
  const value = form[field];
  return typeof value === 'boolean' || value === '' ? {} : { [field]: signupErrors(form, today)[field] };
}

/** All errors of a login form. */
export function loginErrors({ password }: LoginForm): FieldErrors {
  return password ? {} : { password: 'Password is required' };
}

export function emailErrors({ email }: LoginForm): FieldErrors {
  return isEmail(email) ? {} : { email: 'Invalid Email' };
}
