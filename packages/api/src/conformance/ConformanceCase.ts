import type { EndpointName } from '../contract/contract.ts';
import type { UserDashboard } from '../contract/dashboardContent.ts';
import type * as policy from '../contract/policy.ts';
import type { Difference } from './Difference.ts';

/** The name of a number of the rules. */
export type PolicyNumber = keyof typeof policy;

/**
 * Who sends a request: a visitor, the demo member with history, the new member, the admin, or a caller with a broken
 * token, with an empty token, or with a refresh token.
 */
export type ConformanceSender =
  | 'visitor'
  | 'member'
  | 'newMember'
  | 'admin'
  | 'brokenBearer'
  | 'emptyBearer'
  | 'refresher';

/** Rows of a host, found by calling it. Reading one that the host does not have throws NotKnown; cases use these instead of ids, which differ between hosts. */
export interface Known {
  storeId: string;
  storeSlug: string;
  storeName: string;
  storeHost: string;
  categoryId: string;
  categorySlug: string;
  sectionId: string;
  offerId: string;
  flashDealSlug: string;
  creditCardId: string;
  creditCardSlug: string;
  creditCardName: string;
  giftCardId: string;
  giftCardSlug: string;
  giftCardBrand: string;
  /** A gift card that is sold with the most that one may have on it. */
  dearGiftCardId: string;
  /** The last part of a share link that leads to the store. */
  urlHash: string;
  email: string;
  password: string;
  /** The member's mobile number; unknown where they have no profile. */
  mobileNumber: string;
  /** The holder of the member's bank account; unknown where there is none. */
  accountHolder: string;
  /** The member's newest click. */
  clickId: string;
  /** The member's order that was reported last. */
  orderId: string;
  /** An order that was reported, and for which the shop can still decide. */
  trackedOrderId: string;
  /** The member's newest gift card order, and a voucher of it. */
  giftCardOrderId: string;
  voucherId: string;
  /** A click about which the member is asked. */
  askedClickId: string;
  /** The member's newest payout. */
  payoutId: string;
  /** The dashboard's content with the version that it had before the first case. */
  dashboard: UserDashboard;
  /** The clock of the host, in ms. */
  nowMs: () => number;
}

export interface ConformanceRequest {
  params?: Record<string, string>;
  query?: Record<string, string>;
  /** Sent as JSON; a string is sent as it is. */
  body?: unknown;
  /** Sent as the `Idempotency-Key`. */
  key?: string;
}

/** One request and the answer that every host of the contract gives. */
export interface ConformanceCase {
  /** What the host does, as the end of a sentence that begins with it: `refuses 251 rows`. */
  name: string;
  endpoint: EndpointName;
  as?: ConformanceSender;
  request?: (known: Known) => ConformanceRequest;
  /** Every status other than 200, 202 where the work is done later, or 302 where the call redirects, must come with the error envelope. */
  status: number;
  /** It asks for rows of the demo shop, or for what only this project's host answers. */
  demo?: boolean;
  /** It needs such a row, although its request does not name one. */
  about?: keyof Known;
  /** It counts on what an earlier case has changed on the host. */
  follows?: boolean;
  /** Numbers of the rules that it shows: with another number, the host fails one of their cases. */
  numbers?: readonly PolicyNumber[];
  /** The request is sent twice and must get the same answer. */
  sentTwice?: boolean;
  /**
   * What else must be true of the answer, or of the address where the call redirects. A difference says more than false, of
   * which the name of the case has the words.
   */
  check?: (answer: unknown, known: Known) => boolean | Difference;
}
