import type { ClickTarget } from '@potli/api/contract/clicks';
import type { Gender } from '@potli/api/contract/identity';

/** Everything that can be filled in, over all steps of the modal. */
export interface LoginForm {
  email: string;
  password: string;
  rememberMe: boolean;
  name: string;
  mobileNumber: string;
  referralCode: string;
  /** `yyyy-mm-dd`, or empty. */
  birthDate: string;
  gender: Gender;
  /** The tick under the terms. */
  consent: boolean;
}

export type LoginField = keyof LoginForm;

/** One message per field that needs another look. */
export type FieldErrors = Partial<Record<LoginField, string>>;

export const emptyForm: LoginForm = {
  email: '',
  password: '',
  rememberMe: true,
  name: '',
  mobileNumber: '',
  referralCode: '',
  birthDate: '',
  gender: 'MALE',
  consent: false,
};

/** What the visitor was about to do. `link` is where to go once logged in; a shop's has no click-id placeholder. */
export type LoginIntent =
  | { kind: 'none' }
  | { kind: 'claim'; link: string }
  | { kind: 'clickOut'; link: string; targetId: string; clickSource: ClickTarget };
