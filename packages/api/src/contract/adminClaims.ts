import * as z from 'zod/mini';
import { Id, Instant, pageQuery } from './common.ts';
import { Dispute, DisputeAnswer } from './disputes.ts';
import { endpoint } from './endpoint.ts';
import { FIND_LENGTH } from './policy.ts';
import { typedCode, typedLine, typedWords } from './typedText.ts';

/** Lists of claims. `orders`: granted ones with an order of a network that waits for a decision. */
export const claimLists = ['open', 'RECEIVED', 'NEED_INFO', 'ON_HOLD', 'SENT_TO_STORE', 'orders', 'decided'] as const;
export type ClaimList = (typeof claimLists)[number];

/** What the shop can make of a claim (docs/product/claims.md#statuses). */
export const shopAnswers = ['NEED_INFO', 'SENT_TO_STORE', 'ON_HOLD', 'APPROVED', 'REJECTED'] as const;

/** Characters of an answer, which the member reads. */
export const CLAIM_ANSWER_LENGTH = 2_000;

/** An order as its network names it. */
const NetworkOrder = z.object({ network: z.string(), orderId: z.string() });

/** A claim for who answers it: also whose it is, who answered, and what networks say. Amount in rupees. */
export const AdminClaim = z.extend(Dispute, {
  member: z.object({ id: Id, email: z.string() }),
  /** Oldest first. `who`: the colleague, as the audit log names people; null of all others. */
  answers: z.array(z.extend(DisputeAnswer, { who: z.nullable(z.string()) })),
  /** The order of a network that it turned out to be about. */
  reportedAs: z.nullable(NetworkOrder),
  /** Orders that have only the click of this granted claim: they count when somebody has decided whether they are its order. */
  waitingOrders: z.array(z.extend(NetworkOrder, { receivedAt: Instant })),
});
export type AdminClaim = z.infer<typeof AdminClaim>;

const right = { auth: 'admin', right: 'claims' } as const;

export const listClaims = endpoint({
  method: 'GET',
  path: '/admin/claims',
  summary: 'Claims of all members: open ones, the oldest first, or decided ones, the newest first (claims)',
  ...right,
  query: z.object({
    ...pageQuery,
    list: z._default(z.enum(claimLists), 'open'),
    /** A ticket number or the e-mail address of a member: all of theirs, in place of the list. */
    find: z.optional(typedLine().check(z.trim(), z.maxLength(FIND_LENGTH))),
  }),
  response: z.array(AdminClaim),
  paged: true,
  errors: [401, 403],
});

export const answerClaim = endpoint({
  method: 'POST',
  path: '/admin/claims/{id}/answers',
  summary: 'Answer a claim: ask, wait, approve or reject. The member gets the words (claims)',
  ...right,
  keyed: true,
  params: z.object({ id: Id }),
  body: z.object({
    status: z.enum(shopAnswers),
    /** Needed to ask and to reject. */
    words: z._default(typedWords().check(z.trim(), z.maxLength(CLAIM_ANSWER_LENGTH)), ''),
    /** Of a hold: when the claim comes back by itself. */
    heldUntil: z._default(z.nullable(Instant), null),
    /** Of an approval: none of the orders that its click has is the claimed one. */
    isAnotherOrder: z._default(z.boolean(), false),
    /** How many answers the claim had when it was read: with another number nothing changes. */
    answersRead: z.number().check(z.int(), z.gte(0)),
  }),
  response: AdminClaim,
  errors: [401, 403, 404, 409],
});

export const decideClaimOrder = endpoint({
  method: 'POST',
  path: '/admin/claims/{id}/orders',
  summary: 'Say whether an order that has only the click of a granted claim is the claimed one (claims)',
  ...right,
  keyed: true,
  params: z.object({ id: Id }),
  body: z.object({
    network: typedCode().check(z.minLength(1), z.maxLength(100)),
    orderId: typedCode().check(z.minLength(1), z.maxLength(200)),
    isClaimed: z.boolean(),
  }),
  response: AdminClaim,
  errors: [401, 403, 404, 409],
});
