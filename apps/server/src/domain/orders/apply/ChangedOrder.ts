import type { NewOrderRow } from './orderRows.ts';

/** The new state of an order, without what of its money is released. */
export type ChangedOrder = Omit<NewOrderRow, 'releasedPaise' | 'releasedReferralPaise' | 'releasedAt'>;
