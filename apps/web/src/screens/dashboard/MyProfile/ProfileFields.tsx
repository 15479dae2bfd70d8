import type { CurrentUser } from '@potli/api/contract/profile';
import { profileExists } from '@potli/machines/profile-form';
import { DateField } from '@potli/ui/DateField';
import { Grid } from '@potli/ui/Layout';
import { type Segment, SegmentedControl } from '@potli/ui/SegmentedControl';
import { TextField } from '@potli/ui/TextField';
import type { ChangeEvent } from 'react';
import { MobileNumberField } from '../../../components/forms/MobileNumberField.tsx';
import type { ProfileProps } from './useProfileMachine.ts';

/**
 * Name, mobile number, birth date, gender and e-mail; the e-mail address is never edited
 * (docs/product/profile.md#form).
 */
export function ProfileFields({ state, send }: ProfileProps) {
  const { profile, form, fieldErrors } = state.context;
  const editing = state.hasTag('form');
  const field = (name: 'name' | 'mobileNumber' | 'birthDate') => ({
    name,
    value: form[name],
    readOnly: !editing || state.hasTag('busy'),
    error: fieldErrors[name],
    onBlur: () => send({ type: 'field.left', field: name }),
  });
  const textField = (name: 'name' | 'mobileNumber') => ({
    ...field(name),
    onChange: (event: ChangeEvent<HTMLInputElement>) =>
      send({ type: 'field.changed', field: name, value: event.target.value }),
  });
  return (
    <Grid columns={2} gap="l">
      <TextField
        {...textField('name')}
        label="Name"
        autoComplete="name"
        maxLength={100}
        required={editing}
        // the Update button is gone, so the focus moves here
        autoFocus={editing && profile !== undefined && profileExists(profile)}
      />
      <MobileNumberField {...textField('mobileNumber')} required={editing} />
      {editing ? (
        <DateField
          {...field('birthDate')}
          label="Birth Date"
          pickLabel="Choose your birth date"
          autoComplete="bday"
          note="(optional)"
          onValueChange={(value) => send({ type: 'field.changed', field: 'birthDate', value })}
        />
      ) : (
        <TextField label="Birth Date" readOnly value={toDay(form.birthDate)} />
      )}
      <Gender state={state} send={send} />
      <TextField
        label="Email"
        type="email"
        readOnly
        value={profile?.email ?? ''}
        hint={editing ? 'This is the name of your account. It cannot be changed.' : undefined}
      />
    </Grid>
  );
}

/** `yyyy-mm-dd` as dd-mm-yyyy. */
function toDay(date: string): string {
  return date ? date.split('-').reverse().join('-') : 'Not given';
}

const offered: readonly Segment<CurrentUser['gender']>[] = [
  { value: 'MALE', label: 'Male' },
  { value: 'FEMALE', label: 'Female' },
];

const labels = { MALE: 'Male', FEMALE: 'Female', OTHER: 'Other' };

/**
 * Male and Female are offered; Other, from the signup, stays until one of them is chosen
 * (docs/product/profile.md#gender).
 */
function Gender({ state, send }: ProfileProps) {
  const { gender } = state.context.form;
  if (!state.hasTag('form')) return <TextField label="Gender" readOnly value={labels[gender]} />;
  return (
    <SegmentedControl
      label="Gender"
      name="gender"
      options={offered}
      value={gender}
      disabled={state.hasTag('busy')}
      hint={gender === 'OTHER' ? 'You told us Other. It stays unless you choose here.' : undefined}
      onChange={(value) => send({ type: 'field.changed', field: 'gender', value })}
    />
  );
}
