import { Button } from '@potli/ui/Button';
import { Checkbox } from '@potli/ui/Checkbox';
import { DateField } from '@potli/ui/DateField';
import { DialogFoot } from '@potli/ui/Dialog';
import { Grid } from '@potli/ui/Layout';
import { Link } from '@potli/ui/Link';
import { PasswordField } from '@potli/ui/PasswordField';
import { SegmentedControl } from '@potli/ui/SegmentedControl';
import { TextField } from '@potli/ui/TextField';
import type { ChangeEvent } from 'react';
import { paths } from '../../lib/paths.ts';
import type { StepProps } from './EmailStep.tsx';

const genders = [
  { value: 'MALE', label: 'Male' },
  { value: 'FEMALE', label: 'Female' },
  { value: 'OTHER', label: 'Other' },
] as const;

/** The account of an email that is new here (docs/product/login.md#signup-fields). */
export function SignupForm({ state, send }: StepProps) {
  const { form, fieldErrors } = state.context;
  const field = signupFields({ state, send });
  return (
    <>
      <Grid columns={2} gap="l">
        <TextField
          label="Email"
          type="email"
          name="email"
          autoComplete="username"
          required
          value={form.email}
          error={fieldErrors.email}
          onChange={(event) => send({ type: 'email.changed', email: event.target.value })}
        />
        <PasswordField
          {...field('password')}
          label="Password"
          autoComplete="new-password"
          required
          autoFocus
          showLabel="Show password"
          hideLabel="Hide password"
        />
        <TextField {...field('name')} label="Name" autoComplete="name" required />
        <TextField
          {...field('mobileNumber')}
          label="Mobile Number"
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          leading="+91"
          required
        />
        <DateField {...field('birthDate')} label="Birth Date" autoComplete="bday" note="(optional)" />
        <TextField {...field('referralCode')} label="Referral Code" autoComplete="off" note="(optional)" />
      </Grid>
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
            I am 18 or older and accept the <Link href={paths.terms}>Terms &amp; Conditions</Link>.
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

type TextFieldName = 'password' | 'name' | 'mobileNumber' | 'birthDate' | 'referralCode';

/** Props that connect a text field of the signup form with the statechart. */
function signupFields({ state, send }: StepProps) {
  const { form, fieldErrors } = state.context;
  return (field: TextFieldName) => ({
    name: field,
    value: form[field],
    error: fieldErrors[field],
    onChange: (event: ChangeEvent<HTMLInputElement>) =>
      send({ type: 'field.changed', field, value: event.target.value }),
    onBlur: () => send({ type: 'field.left', field }),
  });
}
