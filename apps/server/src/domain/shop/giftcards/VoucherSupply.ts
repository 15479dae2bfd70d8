import type { Queries } from '../../../db/database.ts';

/** Vouchers of one kind. */
export interface VoucherKind {
  giftCardSlug: string;
  facePaise: bigint;
}

/**
 * Where vouchers come from when the stock is short. Absent: from nowhere, the stock is all there is.
 * @returns after it has added to the stock what it has, in the caller's transaction; it may be nothing
 */
export type VoucherSupply = (queries: Queries, wanted: VoucherKind & { count: number }) => Promise<void>;
