import * as z from 'zod/mini';
import { Id, Instant, pageQuery } from './common.ts';
import { endpoint } from './endpoint.ts';
import { JournalKind, MemberAccount } from './journals.ts';

/** The four totals in rupees, at most two decimals; each a sum of ledger entries. */
export const Wallet = z.object({
  /** Cashback in Pending. */
  trackedAmount: z.number(),
  /** Approved, with what is on its way to the bank; never below zero. */
  walletBalance: z.number(),
  /** Sent To User. Spelled so by the contract (docs/product/api.md#spellings). */
  bankTransferedAmount: z.number(),
  /** Declined. */
  rejectedAmount: z.number(),
  /** The part of Approved that is on its way to the bank. */
  heldAmount: z.optional(z.number()),
  /** Lost after `FORFEIT_MONTHS` without a login, or for a breach of the terms. In none of the totals. */
  forfeitedAmount: z.optional(z.number()),
});
export type Wallet = z.infer<typeof Wallet>;

/** When the money in Approved comes to the member, or what it waits for. */
export const NextPayout = z.object({
  /** Rupees: of the payout that is on its way, else all that is approved, else of the order that is decided next. */
  amount: z.number(),
  /**
   * null: nothing. ACCOUNT or EMAIL: the member adds a bank account that the shop can send to, or verifies the address. HOLD: the
   * bank account is new. DECISION: nothing is approved, and of what is Pending a shop decides this first. MORE_MONEY: the bank sends no amount as small. BANK: it has not said what became of the payout. SHOP:
   * no payouts are made for now.
   */
  waitsFor: z.nullable(z.enum(['ACCOUNT', 'EMAIL', 'HOLD', 'DECISION', 'MORE_MONEY', 'BANK', 'SHOP'])),
  /** The latest time at which it is expected at the bank, or decided, which may have passed; null where it waits without a date. */
  expectedBy: z.nullable(Instant),
  /** The order that is decided next. */
  orderId: z.optional(Id),
});
export type NextPayout = z.infer<typeof NextPayout>;

/** A change of one total. */
const CashbackChange = z.object({
  account: MemberAccount,
  /** Rupees, negative where the total got smaller. */
  amount: z.number(),
});

/** One journal of the ledger as its member sees it. */
export const CashbackEntry = z.object({
  id: Id,
  kind: JournalKind,
  changes: z.array(CashbackChange),
  at: Instant,
  /** The order or payout that caused it; null for the order of a friend, and for what has no page. */
  reference: z.nullable(z.string()),
  /** The shop or card of the order. */
  storeName: z.nullable(z.string()),
});
export type CashbackEntry = z.infer<typeof CashbackEntry>;

/** Without `nextPayout`: there is nothing to send, or the host does not say. */
export const MyWallet = z.extend(Wallet, { nextPayout: z.optional(NextPayout) });
export type MyWallet = z.infer<typeof MyWallet>;

export const getMyWallet = endpoint({
  method: 'GET',
  path: '/wallets/my-wallet',
  summary: "The member's four totals, and when the next payout comes",
  auth: 'member',
  response: MyWallet,
  errors: [401],
});

export const getMyCashback = endpoint({
  method: 'GET',
  path: '/cashback-controller/my-cashback',
  summary: 'The four totals and a page of what changed them, newest first',
  auth: 'member',
  query: z.object(pageQuery),
  response: z.extend(Wallet, {
    /** Taken back after it was sent; the next cashback repays it. */
    debtAmount: z.number(),
    entries: z.array(CashbackEntry),
    totalPages: z.number(),
    totalElements: z.number(),
  }),
  errors: [401],
});

export const checkLedger = endpoint({
  method: 'GET',
  path: '/admin/ledger/check',
  summary: 'The last check of the ledger: all counts must be 0',
  auth: 'admin',
  right: 'money',
  response: z.object({
    /** `recent`: of what was new since the last sound check; `full`: of everything. */
    kind: z.enum(['full', 'recent']),
    /** When it began: what happened later is not in it. */
    checkedAt: Instant,
    sumEntries: z.number(),
    unbalancedJournals: z.number(),
    driftedAccounts: z.number(),
    negativeAccounts: z.number(),
    /** Journals that are not the next of their member's chain, by number and hash. */
    brokenChains: z.number(),
    /** Payouts of which another tax is withheld than was to be. */
    driftedTaxes: z.number(),
    /** Journals of the shop's own books that do not sum to zero. */
    unbalancedBooks: z.number(),
    /** Networks whose books differ from their reports and statements. */
    driftedReceivables: z.number(),
    /** Networks whose cashback in the books is not what members and referrers got. */
    driftedCashback: z.number(),
    /** Networks whose advance is not what members have before it paid, or is above its limit. */
    driftedAdvances: z.number(),
    /** Orders of gift cards whose books differ from what became of them. */
    driftedGiftCards: z.number(),
  }),
  errors: [401, 403],
});

export const startLedgerCheck = endpoint({
  method: 'POST',
  path: '/admin/ledger/checks',
  summary: 'Ask for a check of the ledger as it is now, made within a minute; checkLedger has its result',
  auth: 'admin',
  right: 'money',
  keyed: true,
  accepted: true,
  body: z.object({
    /** `recent`: of what is new since the last sound check; `full`: of everything. */
    kind: z.enum(['full', 'recent']),
  }),
  response: z.object({
    kind: z.enum(['full', 'recent']),
    /** A result with a later `checkedAt`, of this kind or `full`, is the answer. */
    askedAt: Instant,
  }),
  errors: [401, 403],
});
