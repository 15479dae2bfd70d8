import type { ReportStatus } from '../../domain/orders/reports/OrderReport.ts';

/** What a network can say about an order. */
export const reportFields = [
  'orderId',
  'storeOrderId',
  'clickId',
  'status',
  'saleAmount',
  'commission',
  'currency',
  'category',
  'occurredAt',
  'reason',
] as const;
export type ReportField = (typeof reportFields)[number];

/** What a network said, word by word; a field that it did not send is absent. */
export interface ReportTexts extends Partial<Record<ReportField, string>> {
  /** Where it names parts with several categories. */
  parts?: PartTexts[];
}

/** A part of an order, word by word. */
export interface PartTexts {
  category: string;
  saleAmount: string;
  commission: string;
}

/** How an affiliate network speaks. One file each; docs/networks.md explains it to the operator. */
export interface AffiliateNetwork {
  /** Small letters: part of the names of its adapters. */
  name: string;
  title: string;
  /** A link of the catalogue. Words in capitals are the operator's own. */
  link: string;
  /** What to add to the secret address, with the network's macros. Absent: it sends no postbacks. */
  postback?: string;
  /** A field of a form that holds the whole report as JSON. */
  envelope?: string;
  /**
   * The names of each field, in the order in which they are tried. Case, blanks and signs do not matter: `Order ID` is
   * `order_id`. `a.b` is the field `b` within `a`.
   */
  fields: Readonly<Partial<Record<ReportField, readonly string[]>>>;
  /** The list in which it names parts of an order, and the names of their fields, in the order in which they are tried. */
  parts?: { list: string } & Readonly<Record<keyof PartTexts, readonly string[]>>;
  /** Its words for a status, in small letters. Where it has several fields for the status, the most final one counts. */
  statuses: Readonly<Record<string, ReportStatus>>;
  /** Those of them that mean: the shop approved it, and the network does not pay yet. */
  stalled?: readonly string[];
  /** A report without a status is about a new order. */
  mayOmitStatus?: boolean;
  /** It has customers in many countries: a report must name its currency. */
  mustNameCurrency?: boolean;
  /** The offset of times that have none of their own: `+05:30`. */
  zone: string;
  /** How it writes dates with the year at the end. */
  dayFirst?: boolean;
  /** What its public documentation does not say, so that somebody with an account has to look. */
  unverified: readonly string[];
}
