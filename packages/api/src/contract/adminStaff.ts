import * as z from 'zod/mini';
import { Id, Instant, pageQuery } from './common.ts';
import { endpoint } from './endpoint.ts';
import { STAFF_TOKEN_DAYS } from './policy.ts';
import { rights, staffRoles } from './roles.ts';
import { typedCode, typedLine } from './typedText.ts';

/** Characters of the name of a token. */
export const TOKEN_NAME_LENGTH = 40;
/** The audit log names a token by it: `token:nightly`. */
export const TOKEN_NAME = /^[a-z0-9][a-z0-9-]{0,39}$/;
export const TOKEN_NAME_RULE = `small letters, digits and dashes, ${TOKEN_NAME_LENGTH} at most`;

const Role = z.enum(staffRoles);
const Email = typedCode().check(z.minLength(3), z.maxLength(254));
const TokenName = typedLine().check(z.trim(), z.minLength(1), z.maxLength(TOKEN_NAME_LENGTH));

/** One who runs the shop. */
export const StaffMember = z.object({
  id: Id,
  email: z.string(),
  /** Empty where none was given. */
  name: z.string(),
  role: Role,
  /** When the role was given; null where the audit log does not say. */
  since: z.nullable(Instant),
  /** The last login or new access token, to the day. */
  lastSeenAt: Instant,
  suspendedAt: z.nullable(Instant),
  /** Tokens that are neither over nor revoked. */
  tokens: z.number(),
  /** Why the caller cannot change this role; null where they can. */
  closedBecause: z.nullable(z.string()),
});
export type StaffMember = z.infer<typeof StaffMember>;

/** What a program shows in the place of a session; never the token itself. */
export const StaffToken = z.object({
  name: z.string(),
  /** Whose it is. */
  email: z.string(),
  /** What it names. It opens those of them that the role of its member has, too. */
  rights: z.array(z.enum(rights)),
  /** Of these, what it opens now; of one that has ended nothing. */
  opens: z.array(z.enum(rights)),
  createdAt: Instant,
  /** To the hour; null: never, or before this was noted. */
  lastUsedAt: z.nullable(Instant),
  expiresAt: Instant,
  revokedAt: z.nullable(Instant),
});
export type StaffToken = z.infer<typeof StaffToken>;

export const listStaffMembers = endpoint({
  method: 'GET',
  path: '/admin/staff',
  summary: 'Who runs the shop, by role',
  auth: 'admin',
  right: 'staff',
  query: z.object(pageQuery),
  response: z.array(StaffMember),
  paged: true,
  errors: [401, 403],
});

export const giveStaffRole = endpoint({
  method: 'POST',
  path: '/admin/staff',
  summary: 'Give a role to a member who has none and has confirmed the e-mail address',
  auth: 'admin',
  right: 'staff',
  confirmed: true,
  keyed: true,
  body: z.object({ email: Email, role: Role }),
  response: z.object({ id: Id, role: Role }),
  errors: [401, 403, 404, 409],
});

export const changeStaffRole = endpoint({
  method: 'POST',
  path: '/admin/staff/{id}/role',
  summary: 'Change a role, or take it (MEMBER); 409 where it is another one by now, or the last ADMIN',
  auth: 'admin',
  right: 'staff',
  confirmed: true,
  keyed: true,
  params: z.object({ id: Id }),
  body: z.object({
    role: z.enum(['MEMBER', ...staffRoles]),
    /** The role as it was read. */
    readRole: Role,
  }),
  response: z.object({ id: Id, role: z.enum(['MEMBER', ...staffRoles]) }),
  errors: [401, 403, 404, 409],
});

export const listStaffTokens = endpoint({
  method: 'GET',
  path: '/admin/staff/tokens',
  summary: 'Tokens that are valid, or those that are over or revoked, newest first; never the tokens themselves',
  auth: 'admin',
  right: 'staff',
  query: z.object({ ...pageQuery, state: z._default(z.enum(['valid', 'ended']), 'valid') }),
  response: z.array(StaffToken),
  paged: true,
  errors: [401, 403],
});

export const createStaffToken = endpoint({
  method: 'POST',
  path: '/admin/staff/tokens',
  summary: 'Make a token, which is shown this once',
  auth: 'admin',
  right: 'staff',
  confirmed: true,
  keyed: true,
  body: z.object({
    email: Email,
    /** As `TOKEN_NAME`; no two have the same, ever. */
    name: TokenName,
    rights: z.array(z.enum(rights)).check(z.minLength(1), z.maxLength(rights.length)),
    days: z.int().check(z.minimum(1), z.maximum(STAFF_TOKEN_DAYS)),
  }),
  response: z.object({
    name: z.string(),
    expiresAt: Instant,
    /** Null where the call was repeated: it is in the first answer only. */
    token: z.nullable(z.string()),
  }),
  errors: [401, 403, 404, 409],
});

export const revokeStaffToken = endpoint({
  method: 'POST',
  path: '/admin/staff/tokens/{name}/revoke',
  summary: 'End a token at once',
  auth: 'admin',
  right: 'staff',
  confirmed: true,
  keyed: true,
  params: z.object({ name: TokenName }),
  response: z.object({ name: z.string() }),
  errors: [401, 403, 404, 409],
});
