import type { ClickTarget } from '@potli/api/contract/clicks';

/** A shop, card, offer or gift card that a member can leave for. */
export interface ClickOutTarget {
  id: string;
  source: ClickTarget;
  name: string;
  logo?: string;
  /** The shop's own address, with the click-id placeholder. */
  link: string;
}
