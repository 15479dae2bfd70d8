import type { ClickTarget } from '@potli/api';

/** Where a click leads and what it earns. The rate is copied into the click, so that later changes do not touch it. */
export interface ClickDestination {
  /** Id of the store, card, offer, flash deal or gift card. */
  id: bigint;
  /** The stored link with its placeholder; null where the target has none (gift cards). */
  redirectUrl: string | null;
  cashbackBasisPoints: number;
  /** Fixed rupees instead of a percentage, in paise; 0 where the percentage counts. */
  cashbackPaise: bigint;
}

/** Answered by the catalogue from memory where it can; undefined for an id it does not know. */
export type FindClickDestination = (source: ClickTarget, id: string) => Promise<ClickDestination | undefined>;
