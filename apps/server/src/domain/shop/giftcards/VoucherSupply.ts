import type { VoucherSecret } from './voucherSecret.ts';

/** Vouchers of one kind. */
export interface VoucherKind {
  giftCardSlug: string;
  facePaise: bigint;
}

/** A voucher as its issuer hands it out. */
export interface IssuedVoucher extends VoucherSecret {
  /** What the shop pays for it. */
  costPaise: bigint;
  /** `yyyy-mm-dd` */
  expiresOn: string;
}

/** `pending`: the issuer makes them later, ask again. `refused`: it makes none under this reference, now or later. */
export type Supplied =
  | { result: 'issued'; vouchers: readonly IssuedVoucher[] }
  | { result: 'pending' }
  | { result: 'refused' };

/**
 * Where vouchers come from when the stock is short. Absent: from nowhere, the stock is all there is.
 * @param wanted the same reference again is the same order: it issues nothing twice
 * @throws where the issuer gives no clear answer: anything can have happened, so ask again under the same reference
 */
export type VoucherSupply = (wanted: VoucherKind & { reference: string; count: number }) => Promise<Supplied>;
