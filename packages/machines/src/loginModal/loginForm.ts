import type { ClickTarget } from '@potli/api/contract/clicks';
import type { Gender } from '@potli/api/contract/identity';

/** All fields of the modal, of every step. */
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
  /** Whether the terms are accepted. */
  consent: boolean;
}

export type LoginField = keyof LoginForm;

/** One message for each field that is not correct. */
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

/** What the visitor wanted to do. `link` is opened after the login; a shop's link has no click-id placeholder. */
export type LoginIntent =
  | { kind: 'none' }
  | { kind: 'claim'; link: string }
  | { kind: 'clickOut'; link: string; targetId: string; clickSource: ClickTarget };
