import type { ClickTarget } from '@potli/api';

/**
 * The target of a click, its rates and its terms. The click stores the versions of both, so that later changes do not
 * affect it.
 */
export interface ClickDestination {
  /** Id of the store, card, offer, flash deal or gift card. */
  id: bigint;
  /** The stored link with its placeholder; null where the target has none (gift cards). */
  redirectUrl: string | null;
  /** The rates that hold now; null where nothing is earned. */
  rateCardId: bigint | null;
  /** The terms that are shown now; null where the target has none of its own (gift cards). */
  termsId: bigint | null;
  /** The usual rate, of the default row. */
  cashbackBasisPoints: number;
  /** Fixed cashback in paise; 0 where the percentage is used. */
  cashbackPaise: bigint;
}

/** Reads the catalogue, cached; undefined for an unknown id. */
export type FindClickDestination = (source: ClickTarget, id: string) => Promise<ClickDestination | undefined>;
