import type { EndpointName } from '../contract/contract.ts';
import type { UserDashboard } from '../contract/dashboardContent.ts';

/**
 * Who sends a request: nobody known, the demo member with history, the one who has nothing yet, the admin, somebody with
 * a broken bearer, or with none after the word.
 */
export type ConformanceSender =
  | 'visitor'
  | 'member'
  | 'newMember'
  | 'admin'
  | 'brokenBearer'
  | 'emptyBearer'
  | 'refresher';

/** What a host has, found out by calling it; cases name these instead of ids that differ between hosts. */
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
  /** The last part of a share link that leads to the store. */
  urlHash: string;
  email: string;
  password: string;
  /** The member's order that was reported last. */
  orderId: string;
  /** The dashboard's content with the version that it had before the first case. */
  dashboard: UserDashboard;
}

export interface ConformanceRequest {
  params?: Record<string, string>;
  query?: Record<string, string>;
  /** Sent as JSON; a string is sent as it is. */
  body?: unknown;
  /** Sent as the `Idempotency-Key`. */
  key?: string;
}

/** One request and what every host of the contract answers to it. */
export interface ConformanceCase {
  name: string;
  endpoint: EndpointName;
  as?: ConformanceSender;
  request?: (known: Known) => ConformanceRequest;
  /** Anything but 200, or 302 where the call redirects, must come in the error envelope. */
  status: number;
  /** The request is sent once more and has to be answered the same. */
  sentTwice?: boolean;
  /** What else must hold of the answer, or of the address where the call redirects. */
  holds?: (answer: unknown, known: Known) => boolean;
}
