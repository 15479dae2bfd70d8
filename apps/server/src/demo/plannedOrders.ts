/** The life of an order of the demo, in days before the first start. */
export interface PlannedOrder {
  /** Time of the click: the nearest click that earns something and has no order yet is used. */
  clicked: number;
  /** The click led to a credit card. */
  card?: boolean;
  approved?: number;
  rejected?: number;
  /** As the network sends it. */
  reason?: string;
}

/** Forty orders of a year, the newest first. */
export const plannedOrders: readonly PlannedOrder[] = [
  ...[0.8, 2, 4, 7, 11, 16, 22].map((clicked) => ({ clicked })),
  { clicked: 13, rejected: 9, reason: 'ORDER_CANCELLED' },
  ...[33, 38, 44, 51].map((clicked) => ({ clicked })),
  { clicked: 34.5, approved: 0.13 },
  { clicked: 36, approved: 0.4 },
  { clicked: 41, approved: 0.8 },
  { clicked: 46, rejected: 14, reason: 'COUPON_NOT_LISTED' },
  { clicked: 48, approved: 1.5 },
  { clicked: 53, approved: 2 },
  { clicked: 57, approved: 2.5 },
  // its network has not paid yet
  { clicked: 66, card: true, approved: 3 },
  { clicked: 84, rejected: 50, reason: 'ITEM_RETURNED' },
  { clicked: 101, approved: 65 },
  { clicked: 105, approved: 65.5 },
  { clicked: 108, approved: 66, rejected: 58, reason: 'RETURNED_MERCHANDISE' },
  { clicked: 112, approved: 66 },
  { clicked: 116, approved: 66.5 },
  { clicked: 121, approved: 67 },
  { clicked: 148, rejected: 115, reason: 'EXISTING_CUSTOMER' },
  { clicked: 161, approved: 125 },
  { clicked: 168, approved: 125.5 },
  { clicked: 177, approved: 126 },
  { clicked: 195, card: true, approved: 126.5 },
  { clicked: 214, rejected: 181, reason: 'LAST_CLICK_OTHER_SOURCE' },
  { clicked: 224, approved: 187 },
  { clicked: 236, approved: 188 },
  { clicked: 245, approved: 208, rejected: 197, reason: 'ORDER_CANCELLED' },
  { clicked: 286, approved: 249 },
  { clicked: 292, approved: 250 },
  { clicked: 299, approved: 251 },
  { clicked: 313, rejected: 280, reason: 'EXCLUDED_CATEGORY' },
];

/** Orders of friends; `friend` counts in the order in which they joined. */
export const plannedOrdersOfFriends: readonly (PlannedOrder & { friend: number })[] = [
  { friend: 0, clicked: 300, approved: 262 },
  { friend: 0, clicked: 150, approved: 116 },
  { friend: 2, clicked: 240, approved: 204 },
  { friend: 2, clicked: 90, approved: 52 },
  { friend: 4, clicked: 170, approved: 135 },
  { friend: 4, clicked: 60, approved: 25 },
  { friend: 5, clicked: 130, approved: 97 },
  { friend: 5, clicked: 20 },
  { friend: 7, clicked: 80, rejected: 46, reason: 'ITEM_RETURNED' },
  { friend: 7, clicked: 70, approved: 35 },
];

/** A payout of the demo: when it was reserved, in days before the first start, and what the bank reported an hour later. */
export interface PlannedPayout {
  reserved: number;
  refused?: string;
  /** Not answered yet. */
  open?: true;
}

export const plannedPayouts: readonly PlannedPayout[] = [
  { reserved: 248 },
  { reserved: 186 },
  {
    reserved: 124,
    refused: 'The bank did not find this account number. Nothing was lost: the amount is back under Approved.',
  },
  { reserved: 121 },
  { reserved: 64 },
  { reserved: 1, open: true },
];
