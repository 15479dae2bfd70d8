import * as z from 'zod/mini';
import { Instant } from './common.ts';
import { endpoint } from './endpoint.ts';
import { PASSWORD_MOST } from './policy.ts';
import { rights, staffRoles } from './roles.ts';

/** Who calls, as one of those who run the shop. */
export const Staff = z.object({
  name: z.string(),
  email: z.string(),
  /** Null for a member. */
  role: z.nullable(z.enum(staffRoles)),
  /** Empty for a member. */
  rights: z.array(z.enum(rights)),
});
export type Staff = z.infer<typeof Staff>;

export const getStaff = endpoint({
  method: 'GET',
  path: '/staff',
  summary: 'Role and rights of the caller in the admin area',
  auth: 'member',
  response: Staff,
  errors: [401],
});

/** One who runs the shop, or did. */
export const Colleague = z.object({
  /** As the audit log names people: `member:4`. */
  who: z.string(),
  name: z.string(),
});
export type Colleague = z.infer<typeof Colleague>;

export const listColleagues = endpoint({
  method: 'GET',
  path: '/admin/colleagues',
  summary: 'Names of those who run the shop, or did, as far as they gave one (catalogue)',
  auth: 'admin',
  right: 'catalogue',
  response: z.array(Colleague),
  errors: [401, 403],
});

export const confirmPassword = endpoint({
  method: 'POST',
  path: '/staff/confirm',
  summary: 'Enter the password again: the session may call what is confirmed until then',
  auth: 'member',
  body: z.object({ password: z.string().check(z.maxLength(PASSWORD_MOST)) }),
  response: z.object({ confirmedUntil: Instant }),
  errors: [401, 403, 429],
});
