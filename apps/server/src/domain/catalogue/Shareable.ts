/** What a share link can lead to. */
export type SharedItemType = 'STORE' | 'CREDIT_CARD';

/** A store or credit card as share links know it. */
export interface Shareable {
  itemType: SharedItemType;
  id: bigint;
  urlSlug: string;
  /** The shop's own address. */
  baseUrl: string;
  /** Where a click-out goes, with its placeholder. */
  link: string;
}
