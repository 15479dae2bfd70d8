import { MIN_AGE_YEARS } from '@potli/api/contract/policy';
import { Button } from '@potli/ui/Button';
import { Checkbox } from '@potli/ui/Checkbox';
import { DateField } from '@potli/ui/DateField';
import { DialogFoot } from '@potli/ui/Dialog';
import { Link } from '@potli/ui/Link';
import { PasswordField } from '@potli/ui/PasswordField';
import { SegmentedControl } from '@potli/ui/SegmentedControl';
import { TextField } from '@potli/ui/TextField';
import type { ChangeEvent } from 'react';
import { MobileNumberField } from '../../components/forms/MobileNumberField.tsx';
import { paths } from '../../lib/paths.ts';
import type { FieldsProps, StepProps } from './EmailField.tsx';

const genders = [
  { value: 'MALE', label: 'Male' },
  { value: 'FEMALE', label: 'Female' },
  { value: 'OTHER', label: 'Other' },
] as const;

/** What a new account needs beside the email (docs/product/login.md#signup-fields). */
export function SignupFields({ state, send, entered }: FieldsProps) {
  const field = signupFields({ state, send });
  return (
    <>
      <PasswordField
        {...field('password')}
        label="Password"
        autoComplete="new-password"
        required
        autoFocus={entered}
        showLabel="Show password"
        hideLabel="Hide password"
      />
      <TextField {...field('name')} label="Name" autoComplete="name" required />
      <MobileNumberField {...field('mobileNumber')} required />
      <DateField
        {...stateOf({ state, send }, 'birthDate')}
        label="Birth Date"
        pickLabel="Choose your birth date"
        autoComplete="bday"
        note="(optional)"
        onValueChange={(value) => send({ type: 'field.changed', field: 'birthDate', value })}
      />
      <TextField
        {...field('referralCode')}
        label="Referral Code"
        placeholder="ANANYA42"
        autoComplete="off"
        note="(optional)"
      />
    </>
  );
}

/** The content below the fields. */
export function SignupActions({ state, send }: StepProps) {
  const { form, fieldErrors } = state.context;
  return (
    <>
      <SegmentedControl
        label="Gender"
        note="(optional)"
        name="gender"
        options={genders}
        value={form.gender}
        onChange={(value) => send({ type: 'field.changed', field: 'gender', value })}
      />
      <Checkbox
        label={
          <>
            I am {MIN_AGE_YEARS} or older and accept the{' '}
            {/* the form lies over the page, and is lost where it is closed to read them */}
            <Link href={paths.terms} target="_blank" rel="noreferrer">
              Terms &amp; Conditions
            </Link>
            .
          </>
        }
        name="consent"
        checked={form.consent}
        error={fieldErrors.consent}
        onChange={(event) => send({ type: 'field.changed', field: 'consent', value: event.target.checked })}
      />
      <DialogFoot>
        <Button type="submit" variant="secondary" size="lg" block busy={state.hasTag('busy')}>
          Signup
        </Button>
      </DialogFoot>
    </>
  );
}

type TextFieldName = 'password' | 'name' | 'mobileNumber' | 'referralCode';

/** Props that connect a text field of the signup form with the statechart. */
function signupFields({ state, send }: StepProps) {
  return (field: TextFieldName) => ({
    ...stateOf({ state, send }, field),
    onChange: (event: ChangeEvent<HTMLInputElement>) =>
      send({ type: 'field.changed', field, value: event.target.value }),
  });
}

function stateOf({ state, send }: StepProps, field: TextFieldName | 'birthDate') {
  const { form, fieldErrors } = state.context;
  return {
    name: field,
    value: form[field],
    error: fieldErrors[field],
    onBlur: () => send({ type: 'field.left', field }),
  };
}
