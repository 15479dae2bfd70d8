import * as z from 'zod/mini';
import { DateOnly } from './common.ts';
import { endpoint } from './endpoint.ts';
import { fromAnyHost } from './fromAnyHost.ts';
import { Gender } from './identity.ts';
import { copiedCode, typedCode, typedLine } from './typedText.ts';

/** Ten digits that begin with 6, 7, 8 or 9 (docs/product/profile.md#mobile-number). */
const MOBILE_NUMBER = /^[6-9][0-9]{9}$/;

export function isMobileNumber(text: string): boolean {
  return MOBILE_NUMBER.test(text);
}

/** The member who calls. A profile that was never filled in has an empty name or mobile number. */
export const CurrentUser = z.object({
  email: z.string(),
  referralCode: z.nullable(z.string()),
  name: z.string(),
  mobileNumber: z.string(),
  profilePicture: z.nullable(z.string()),
  birthDate: z.nullable(DateOnly),
  gender: Gender,
  /** Payouts start only when it is true. Hosts that do not verify addresses leave it out. */
  emailVerified: z.optional(z.boolean()),
});
export type CurrentUser = z.infer<typeof CurrentUser>;

/** What members may change about themselves. The e-mail address names the account and cannot change. */
export const ProfileBody = z.object({
  name: typedLine().check(z.minLength(1, { error: 'Name is required' }), z.maxLength(100)),
  mobileNumber: copiedCode().check(
    z.maxLength(20),
    z.refine(isMobileNumber, { error: 'Please enter a valid mobile number.' }),
  ),
  profilePicture: z.optional(z.nullable(typedCode().check(z.maxLength(2048)))),
  /** Absent, null or empty where not given. Checked to be `MIN_AGE_YEARS` ago or more where given. */
  birthDate: z.optional(z.nullable(z.union([DateOnly, z.literal('')]))),
  gender: Gender,
});
export type ProfileBody = z.infer<typeof ProfileBody>;

const foreignUser = fromAnyHost(CurrentUser, { referralCode: null, profilePicture: null, birthDate: null });

export const getCurrentUser = endpoint({
  method: 'GET',
  path: '/current-user',
  summary: 'Profile and referral code of the member',
  auth: 'member',
  response: CurrentUser,
  alsoAccepts: foreignUser,
  errors: [401],
});

export const createUser = endpoint({
  method: 'POST',
  path: '/user',
  summary: 'Fill in a profile that is missing',
  auth: 'member',
  keyed: true,
  body: ProfileBody,
  response: CurrentUser,
  alsoAccepts: foreignUser,
  errors: [401, 409],
});

export const updateUser = endpoint({
  method: 'PUT',
  path: '/user',
  summary: 'Change a profile that exists',
  auth: 'member',
  keyed: true,
  body: ProfileBody,
  response: CurrentUser,
  alsoAccepts: foreignUser,
  errors: [401, 404],
});

export const getRole = endpoint({
  method: 'GET',
  path: '/get-role',
  summary: 'Role of the member in the database: MEMBER or ADMIN',
  auth: 'member',
  response: z.string(),
  errors: [401],
});
