import * as z from 'zod/mini';
import { Amount, Id, Instant, pageQuery } from './common.ts';
import { endpoint } from './endpoint.ts';
import { JournalKind, MemberAccount } from './journals.ts';
import { FIND_LENGTH } from './policy.ts';
import { staffRoles } from './roles.ts';
import { typedLine } from './typedText.ts';

/** Why a member is suspended. A list, because the audit log stores no free text. */
export const suspendReasons = ['fraud', 'abuse', 'request', 'legal'] as const;
export type SuspendReason = (typeof suspendReasons)[number];

/** Breaches of the terms for which an operator can forfeit what is Approved. A list for the same reason. */
export const breaches = ['fraud', 'abuse'] as const;
export type Breach = (typeof breaches)[number];

/** What can happen at an account, and is stored. */
export const memberEventKinds = [
  ...(['joined', 'login', 'loginFailed', 'loginRefused', 'tokenReused', 'logout'] as const),
  ...(['resetAsked', 'passwordChanged', 'verificationAsked', 'emailVerified'] as const),
  ...(['bankCreated', 'bankChanged', 'bankStopped', 'codeAsked', 'confirmed', 'confirmationFailed'] as const),
  ...(['panChanged', 'suspended', 'unsuspended', 'pinRevealed'] as const),
] as const;
export type MemberEventKind = (typeof memberEventKinds)[number];

/** A member, and by what they were found: "e-mail", "claim 12 of order A-1". */
export const FoundMember = z.object({ id: Id, email: z.string(), name: z.string(), what: z.string() });
export type FoundMember = z.infer<typeof FoundMember>;

/** What those who run the shop see of a member. Amounts in rupees. Null: the right of the caller does not open it (docs/decisions/193). */
export const MemberFile = z.object({
  id: Id,
  email: z.string(),
  /** Empty for a new member. */
  name: z.string(),
  role: z.enum(['MEMBER', ...staffRoles]),
  createdAt: Instant,
  emailVerifiedAt: z.nullable(Instant),
  suspendedAt: z.nullable(Instant),
  openSessions: z.number(),
  /** Where payouts go, masked; null before the member has entered it. */
  paidTo: z.nullable(
    z.object({ target: z.string(), heldUntil: z.nullable(Instant), heldBecause: z.nullable(z.string()) }),
  ),
  pan: z.nullable(z.object({ masked: z.string(), savedAt: Instant })),
  wallet: z.record(MemberAccount, z.number()),
  /** What the member has in common with the one who invited them. */
  selfDealing: z.array(
    z.object({
      reasons: z.array(z.string()),
      foundAt: Instant,
      /** Null while the referral earns nothing. */
      allowedAt: z.nullable(Instant),
    }),
  ),
  /** With the right `claims`. */
  openClaims: z.nullable(z.array(z.object({ ticket: z.string(), status: z.string() }))),
  /** The last ten, newest first, with the right `money`. The status as in `listMyPayouts`. */
  lastPayouts: z.nullable(
    z.array(
      z.object({ id: Id, createdAt: Instant, status: z.string(), amount: z.number(), utr: z.nullable(z.string()) }),
    ),
  ),
  /** The last ten, newest first, with the right `money`. */
  lastJournals: z.nullable(
    z.array(
      z.object({
        kind: JournalKind,
        reference: z.string(),
        happenedAt: Instant,
        changes: z.array(z.object({ account: MemberAccount, amount: z.number() })),
      }),
    ),
  ),
  /** Why the caller cannot change this account; null where they can. */
  closedBecause: z.nullable(z.string()),
});
export type MemberFile = z.infer<typeof MemberFile>;

export const MemberEvent = z.object({
  id: Id,
  happenedAt: Instant,
  kind: z.enum(memberEventKinds),
  /** Null where there was no session. */
  session: z.nullable(z.string()),
  /** The first characters of the tags of the device and of the network address, to compare them; null where there was none. */
  device: z.nullable(z.string()),
  address: z.nullable(z.string()),
});
export type MemberEvent = z.infer<typeof MemberEvent>;

/** Whether a member is suspended now. */
const Standing = z.object({ id: Id, suspended: z.boolean() });

export const listMembers = endpoint({
  method: 'GET',
  path: '/admin/members',
  summary:
    'Who is meant by an e-mail address, a mobile number, a click, an order, a claim, a payout or its UTR; nobody without a text',
  auth: 'admin',
  right: 'members',
  query: z.object({ ...pageQuery, text: z._default(typedLine().check(z.maxLength(FIND_LENGTH)), '') }),
  response: z.array(FoundMember),
  paged: true,
  errors: [401, 403],
});

export const getMemberFile = endpoint({
  method: 'GET',
  path: '/admin/members/{id}',
  summary:
    'Account, wallet, last payouts and journals, open claims and flags of a member; the audit log says who looked',
  auth: 'admin',
  right: 'members',
  params: z.object({ id: Id }),
  response: MemberFile,
  errors: [401, 403, 404],
});

export const listMemberEvents = endpoint({
  method: 'GET',
  path: '/admin/members/{id}/events',
  summary: 'Logins, failures and bank changes of a member, newest first; the audit log says who looked',
  auth: 'admin',
  right: 'members',
  params: z.object({ id: Id }),
  query: z.object(pageQuery),
  response: z.array(MemberEvent),
  paged: true,
  errors: [401, 403, 404],
});

export const suspendMember = endpoint({
  method: 'POST',
  path: '/admin/members/{id}/suspend',
  summary: 'End all sessions of a member, refuse logins, and begin no more payouts',
  auth: 'admin',
  right: 'members',
  confirmed: true,
  keyed: true,
  params: z.object({ id: Id }),
  body: z.object({ reason: z.enum(suspendReasons) }),
  response: Standing,
  errors: [401, 403, 404, 409],
});

export const unsuspendMember = endpoint({
  method: 'POST',
  path: '/admin/members/{id}/unsuspend',
  summary: 'Take the suspension of a member back',
  auth: 'admin',
  right: 'members',
  confirmed: true,
  keyed: true,
  params: z.object({ id: Id }),
  response: Standing,
  errors: [401, 403, 404, 409],
});

export const forfeitMember = endpoint({
  method: 'POST',
  path: '/admin/members/{id}/forfeit',
  summary:
    'Forfeit what a suspended member has Approved, and mail why; 409 where another amount is Approved by now (members and money)',
  auth: 'admin',
  right: 'members',
  rowsRight: 'money',
  confirmed: true,
  keyed: true,
  params: z.object({ id: Id }),
  body: z.object({
    reason: z.enum(breaches),
    /** What the caller saw as Approved, in rupees. */
    amount: Amount,
  }),
  response: z.object({ id: Id, forfeited: z.number() }),
  errors: [401, 403, 404, 409],
});
