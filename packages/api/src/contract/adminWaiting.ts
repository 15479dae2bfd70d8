import * as z from 'zod/mini';
import { Instant } from './common.ts';
import { endpoint } from './endpoint.ts';
import type { Right } from './roles.ts';

/** The most that is counted: what has one more is `WAITING_MOST` and more. */
export const WAITING_MOST = 1000;

/** How many days ago a payout can have failed to be counted. */
export const FAILED_PAYOUT_DAYS = 7;

/** What can wait for somebody who runs the shop, in the order of the pages that list it, with the right that sees it. */
export const waitingRights = {
  newClaims: 'claims',
  openClaims: 'claims',
  claimedOrders: 'claims',
  heldOrders: 'money',
  costlyOrders: 'money',
  openReports: 'money',
  refusedBodies: 'money',
  reviewPayouts: 'money',
  failedPayouts: 'money',
  waitingTransfers: 'money',
  openFiles: 'money',
  shortVouchers: 'money',
  lateRefunds: 'money',
  changes: 'catalogue',
} as const satisfies Record<string, Right>;
export type WaitingKind = keyof typeof waitingRights;

export const waitingKinds = Object.keys(waitingRights) as [WaitingKind, ...WaitingKind[]];

/** How much of a kind waits. */
export const Waiting = z.object({
  kind: z.enum(waitingKinds),
  /** From 1; `WAITING_MOST` + 1: there may be more. */
  count: z.number(),
  /** Since when the oldest waits; null where nothing says it. */
  since: z.nullable(Instant),
});
export type Waiting = z.infer<typeof Waiting>;

export const listWaiting = endpoint({
  method: 'GET',
  path: '/admin/waiting',
  summary: 'How much waits for those who run the shop, and since when, of what the rights of the caller open',
  auth: 'admin',
  right: 'any',
  response: z.array(Waiting),
  errors: [401, 403],
});
