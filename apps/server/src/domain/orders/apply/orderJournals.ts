/**
 * What changed an order: a report, by its event id; a line of a statement, by its id (the first lines had none); money that was
 * free again; that it was counted again; that an operator accepted what the network pays; or that it does not pay.
 */
export type OrderCause =
  | `report ${string}`
  | 'settlement'
  | `settlement ${bigint}`
  | `release ${string}`
  | `recount ${string}`
  | `write-off ${string}`
  | 'accepted';

/** Key of the journal with the member's cashback. */
export const cashbackJournal = (orderId: bigint, cause: OrderCause): string => `cashback ${orderId} ${cause}`;

/** Key of the journal with the referrer's share. */
export const shareJournal = (orderId: bigint, cause: OrderCause): string => `share ${orderId} ${cause}`;
