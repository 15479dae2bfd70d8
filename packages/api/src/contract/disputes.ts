import * as z from 'zod/mini';
import { Id, Instant, MAX_PAGE_SIZE } from './common.ts';
import { endpoint } from './endpoint.ts';
import { fromAnyHost } from './fromAnyHost.ts';
import { MAX_DISPUTE_FILES } from './policy.ts';
import { copiedCode, typedCode, typedWords } from './typedText.ts';

export const DisputeSource = z.enum(['STORE', 'CREDIT_CARD', 'FLASH_DEAL']);
export type DisputeSource = z.infer<typeof DisputeSource>;

export const DisputeType = z.enum(['CLAIM_CASHBACK', 'MISSING_CASHBACK']);
export type DisputeType = z.infer<typeof DisputeType>;

const FILL_ALL = { error: 'Please fill all the required fields.' };

/** The message for a member with more files. */
export const TOO_MANY_FILES = `Maximum ${MAX_DISPUTE_FILES} files allowed`;

const filesOfMember = z._default(
  z.array(typedCode().check(z.maxLength(2048))).check(z.maxLength(MAX_DISPUTE_FILES, { error: TOO_MANY_FILES })),
  [],
);

/** A claim as a member sends it. */
export const DisputeBody = z.object({
  disputeSourceType: DisputeSource,
  /** Of the chosen store, credit card or flash deal. */
  storeId: Id,
  /** Absent or empty: MISSING_CASHBACK. */
  disputeType: z.optional(z.union([DisputeType, z.literal('')])),
  orderTime: Instant,
  transactionDate: z.optional(z.nullable(Instant)),
  deliveryDate: z.optional(z.nullable(Instant)),
  storeOrderId: copiedCode().check(z.minLength(1, FILL_ALL), z.maxLength(100)),
  /** Rupees with at most two decimals. */
  orderAmount: z.number().check(z.gt(0, FILL_ALL), z.lte(100_000_000)),
  message: z.optional(typedWords().check(z.maxLength(2000))),
  coupon: z.optional(copiedCode().check(z.maxLength(100))),
  giftCardUsed: z.optional(z.boolean()),
  /** The click before the order, one of the member's own. */
  clickId: z.optional(z.nullable(typedCode().check(z.maxLength(64)))),
  /** Addresses that the upload gave for files of this member. */
  downloadLinks: filesOfMember,
});
export type DisputeBody = z.infer<typeof DisputeBody>;

/** What a member adds to a claim that needs more: words, files or both. */
export const DisputeAnswerBody = z.object({
  /** May be empty beside files. */
  words: typedWords().check(z.trim(), z.maxLength(2000)),
  downloadLinks: filesOfMember,
});
export type DisputeAnswerBody = z.infer<typeof DisputeAnswerBody>;

/** A message about a claim, and the status that it has since then. */
export const DisputeAnswer = z.object({
  id: Id,
  answeredAt: Instant,
  /** MEMBER, SHOP, CLOCK (a hold that ended) or ORDER (the claimed order arrived). */
  author: z.string(),
  disputeStatus: z.string(),
  words: z.nullable(z.string()),
  downloadLinks: z.array(z.string()),
});
export type DisputeAnswer = z.infer<typeof DisputeAnswer>;

/** A claim with its status. Amount in rupees. */
export const Dispute = z.object({
  id: Id,
  /** The number that members and operators use for it; empty where the host has none. */
  ticketNumber: z.string(),
  disputeSourceType: z.string(),
  disputeType: z.string(),
  storeId: Id,
  /** Null where the source left the catalogue. */
  storeName: z.nullable(z.string()),
  orderTime: Instant,
  transactionDate: z.nullable(Instant),
  deliveryDate: z.nullable(Instant),
  storeOrderId: z.string(),
  orderAmount: z.number(),
  message: z.nullable(z.string()),
  coupon: z.nullable(z.string()),
  giftCardUsed: z.nullable(z.boolean()),
  clickId: z.nullable(z.string()),
  /** Only for their owner, with the access token (`fileCalls.getFile`): a plain link to one does not work. */
  downloadLinks: z.array(z.string()),
  disputeCreationTime: Instant,
  /** RECEIVED, ON_HOLD, NEED_INFO, SENT_TO_STORE, APPROVED or REJECTED; unknown ones are shown as they are. */
  disputeStatus: z.string(),
  /** The last answer of the shop, in plain words. */
  answer: z.nullable(z.string()),
  /** Of a claim on hold: when it is looked at again by itself. */
  heldUntil: z.nullable(Instant),
  /** Oldest first. */
  answers: z.array(DisputeAnswer),
});
export type Dispute = z.infer<typeof Dispute>;

const foreignDispute = fromAnyHost(Dispute, {
  ticketNumber: '',
  storeName: null,
  transactionDate: null,
  deliveryDate: null,
  message: null,
  coupon: null,
  giftCardUsed: null,
  clickId: null,
  downloadLinks: [],
  answer: null,
  heldUntil: null,
  answers: [],
});

export const createDispute = endpoint({
  method: 'POST',
  path: '/disputes',
  summary: 'Claim cashback that is missing, or of a shop that reports by claim; one claim per order',
  auth: 'member',
  keyed: true,
  body: DisputeBody,
  response: Dispute,
  alsoAccepts: foreignDispute,
  errors: [401, 404, 409, 429],
});

export const answerDispute = endpoint({
  method: 'POST',
  path: '/disputes/{id}/answers',
  summary: 'Add what was asked for to a claim that needs more; it is looked at again then',
  auth: 'member',
  keyed: true,
  params: z.object({ id: Id }),
  body: DisputeAnswerBody,
  response: Dispute,
  errors: [401, 404, 409, 429],
});

export const listMyDisputes = endpoint({
  method: 'GET',
  path: '/disputes/my-disputes',
  summary: "The member's claims, newest first",
  auth: 'member',
  query: z.object({
    pageNumber: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(1_000_000)), 0),
    /**
     * Without it, as many as a page may have: this call has no paging
     * (docs/product/claims.md#my-missing-cashback).
     */
    pageSize: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(MAX_PAGE_SIZE)), MAX_PAGE_SIZE),
  }),
  response: z.array(Dispute),
  alsoAccepts: z.array(foreignDispute),
  paged: true,
  errors: [401],
});
