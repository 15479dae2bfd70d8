import * as z from 'zod/mini';
import { DateOnly, Done, Envelope, MailKey } from './common.ts';
import { endpoint } from './endpoint.ts';
import { isEmail } from './isEmail.ts';
import { MOBILE_DIGITS, PASSWORD_LEAST, PASSWORD_MOST } from './policy.ts';
import { TokenPair } from './session.ts';
import { copiedCode, typedLine } from './typedText.ts';

const INVALID = { error: 'Invalid Email' };

/** What looks like another address is refused, never mended: forms clean what was pasted before they send it. */
export const Email = z.string().check(z.maxLength(254, INVALID), z.refine(isEmail, INVALID));

/** A new password: `PASSWORD_LEAST` to `PASSWORD_MOST` characters of any script. */
export const NewPassword = z
  .string()
  .check(
    z.minLength(PASSWORD_LEAST, { error: `Password must be at least ${PASSWORD_LEAST} characters.` }),
    z.maxLength(PASSWORD_MOST, { error: `Password must be at most ${PASSWORD_MOST} characters.` }),
  );

export const Gender = z.enum(['MALE', 'FEMALE', 'OTHER']);
export type Gender = z.infer<typeof Gender>;

export const LoginBody = z.object({
  email: Email,
  password: z.string().check(z.minLength(1), z.maxLength(PASSWORD_MOST)),
  /** false: the session ends sooner. Absent means true. */
  rememberMe: z.optional(z.boolean()),
});
export type LoginBody = z.infer<typeof LoginBody>;

export const SignupBody = z.object({
  email: Email,
  password: NewPassword,
  name: typedLine().check(z.minLength(1, { error: 'Name is required' }), z.maxLength(100)),
  mobileNumber: copiedCode().check(
    z.minLength(1, { error: 'Mobile number is required' }),
    z.regex(/^[0-9]*$/, { error: 'Only numbers are allowed' }),
    z.length(MOBILE_DIGITS, { error: `Phone number must be exactly ${MOBILE_DIGITS} digits` }),
  ),
  referralCode: z.optional(copiedCode().check(z.maxLength(32))),
  /** Absent or empty where not given. Checked to be `MIN_AGE_YEARS` ago or more where given. */
  birthDate: z.optional(z.union([DateOnly, z.literal('')])),
  gender: z._default(Gender, 'MALE'),
});
export type SignupBody = z.infer<typeof SignupBody>;

const emailQuery = z.object({ email: Email });

export const checkUser = endpoint({
  method: 'GET',
  path: '/check-user',
  summary: 'Whether an account exists, as the string true or false',
  auth: 'public',
  query: emailQuery,
  response: Envelope(z.enum(['true', 'false'])),
  errors: [429],
});

export const login = endpoint({
  method: 'POST',
  path: '/login',
  summary: 'Begin a session',
  auth: 'public',
  body: LoginBody,
  response: TokenPair,
  errors: [401, 429, 503],
});

export const signup = endpoint({
  method: 'POST',
  path: '/signup',
  summary: 'Sign up, and begin a session',
  auth: 'public',
  keyed: true,
  body: SignupBody,
  response: TokenPair,
  errors: [409, 429, 503],
});

export const forgetPassword = endpoint({
  method: 'GET',
  path: '/forget-password',
  summary: 'Send a reset link; the answer is the same for unknown accounts',
  auth: 'public',
  acts: true,
  query: emailQuery,
  response: Envelope(z.string()),
  errors: [429],
});

export const postForgetPassword = endpoint({
  method: 'POST',
  path: '/forget-password',
  summary: 'The same, by POST',
  auth: 'public',
  body: emailQuery,
  response: Envelope(z.string()),
  errors: [429],
});

export const resetPassword = endpoint({
  method: 'POST',
  path: '/reset-password',
  summary: 'Set a new password with the key of a reset link; ends all sessions',
  auth: 'public',
  keyed: true,
  body: z.object({ uniqueKey: MailKey, newPassword: NewPassword }),
  response: Done,
  errors: [429],
});
