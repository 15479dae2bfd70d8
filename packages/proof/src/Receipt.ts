/** The first field of a receipt, and the first text that is signed. */
export const receiptType = 'potli receipt 1';

/**
 * What a member was promised at a click, signed by the shop. Numbers are texts in decimal, amounts whole paise, times UTC with
 * milliseconds. Null: not known, or none. A text is never empty, so that null can be signed as an empty one.
 */
export interface Receipt {
  type: typeof receiptType;
  clickId: string;
  /** The number of the member, as on a statement. */
  memberId: string;
  /** When the click was recorded. */
  at: string;
  /** STORE, OFFER, CREDIT_CARD, GIFT_CARD, CUSTOM_LINK. */
  source: string;
  /** What it led to; `sentTo` is the host of the link. */
  item: { kind: string; id: string; name: string | null; sentTo: string | null };
  /** The rates of that moment; `version` counts those of the item from 1. */
  rates: { version: string | null; rows: ReceiptRate[] };
  /** The terms as they were shown; the hash is what is signed. */
  terms: { texts: string[]; hash: string } | null;
  keyId: string;
  /** Ed25519, in base64url. */
  signature: string;
}

export interface ReceiptRate {
  appliesTo: string;
  /** `sale`, or `lead`: a reward without a sale. */
  kind: 'sale' | 'lead';
  /** Hundredths of a percent; "0" where it is a fixed amount. */
  basisPoints: string;
  amountPaise: string;
  /** The most that one order earns. */
  capPaise: string | null;
  /** The least that an order must come to. */
  minimumPaise: string | null;
  newUsersOnly: 'yes' | 'no';
  /** It holds from then on, and before `to`. */
  from: string | null;
  to: string | null;
  /** What an order earns of which nothing more is known. */
  isUsual: 'yes' | 'no';
}
