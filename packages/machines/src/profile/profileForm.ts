import type { Gender } from '@potli/api/contract/identity';
import { isAdult } from '@potli/api/contract/isAdult';
import { MIN_AGE_YEARS } from '@potli/api/contract/policy';
import { type CurrentUser, ProfileBody } from '@potli/api/contract/profile';
import { WRITE_BIRTH_DATE } from '../dateTexts.ts';
import type { FieldErrors } from '../editForm/editForm.ts';

/** What members may change about themselves. */
export interface ProfileForm {
  name: string;
  mobileNumber: string;
  /** `yyyy-mm-dd`, or empty. */
  birthDate: string;
  /** OTHER, from the signup, stays until another is chosen (docs/product/profile.md#gender). */
  gender: Gender;
  /** Address of the picture; null without one. */
  profilePicture: string | null;
}

export type ProfileField = keyof ProfileForm;

export type ProfileErrors = FieldErrors<ProfileForm>;

/** A change of one field. */
export type ProfileChange = {
  [Field in ProfileField]: { field: Field; value: ProfileForm[Field] };
}[ProfileField];

export const emptyProfileForm: ProfileForm = {
  name: '',
  mobileNumber: '',
  birthDate: '',
  gender: 'MALE',
  profilePicture: null,
};

/** Whether the member has filled the profile in. */
export function profileExists({ name, mobileNumber }: CurrentUser): boolean {
  return name !== '' && mobileNumber !== '';
}

export function toProfileForm({ name, mobileNumber, birthDate, gender, profilePicture }: CurrentUser): ProfileForm {
  return { name, mobileNumber, birthDate: birthDate ?? '', gender, profilePicture };
}

/** All errors of a profile (docs/product/profile.md). `today` is `yyyy-mm-dd`. */
export function profileErrors(form: ProfileForm, today: string): ProfileErrors {
  const errors: ProfileErrors = {};
  for (const { path, message } of ProfileBody.safeParse(form).error?.issues ?? []) {
    const field = path[0] as ProfileField;
    errors[field] ??= message;
  }
  if (errors.birthDate) errors.birthDate = WRITE_BIRTH_DATE;
  else if (form.birthDate && !isAdult(form.birthDate, today))
    errors.birthDate = `You must be ${MIN_AGE_YEARS} or older.`;
  return errors;
}
