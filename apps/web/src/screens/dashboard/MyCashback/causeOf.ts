import type { CashbackEntry } from '@potli/api/contract/wallet';

type Causes = Record<string, (shop: string) => string>;

/** In the words of the member (docs/product/money.md#my-cashback). */
const causes: Causes = {
  TRACKED: (shop) => `${shop} told us about your order`,
  CONFIRMED: (shop) => `${shop} confirmed your order`,
  RELEASED: (shop) => `Your cashback for the order at ${shop} is ready`,
  CORRECTED: (shop) => `${shop} corrected your order`,
  REJECTED: (shop) => `${shop} declined your order`,
  REVERSED: (shop) => `${shop} took back an order it had confirmed`,
  REFERRAL: () => 'Your share of a friend’s cashback',
  REFERRAL_REVERSED: () => 'A friend’s cashback was taken back, and your share with it',
  PAYOUT: () => 'On its way to your bank',
  PAYOUT_SENT: () => 'Your bank has it',
  PAYOUT_FAILED: () => 'Your bank did not take it, so it is back in Approved',
  PAYOUT_RETURNED: () => 'Your bank returned it, so it is back in Approved',
};

/** Why a total changed; an unknown kind is shown as it is. */
export const causeOf = ({ kind, storeName }: CashbackEntry): string => causes[kind]?.(storeName ?? 'The shop') ?? kind;

/** What members see of the accounts: money on its way to the bank is a part of Approved. */
const tiles = {
  Pending: ['PENDING'],
  Approved: ['APPROVED', 'HELD'],
  'Sent To User': ['SENT'],
  Declined: ['DECLINED'],
} as const;

export type Tile = keyof typeof tiles;
export const tileNames = Object.keys(tiles) as Tile[];

const sum = (amounts: readonly number[]) =>
  amounts.reduce((paise, amount) => paise + Math.round(amount * 100), 0) / 100;

/** How many rupees a tile grew, or shrank. */
export const changeOf = ({ changes }: CashbackEntry, tile: Tile): number =>
  sum(changes.flatMap(({ account, amount }) => ((tiles[tile] as readonly string[]).includes(account) ? amount : [])));

/** Rupees of Approved that left for the bank, or did not leave after all. */
export const movedWithinApproved = ({ changes }: CashbackEntry): number =>
  Math.abs(sum(changes.flatMap(({ account, amount }) => (account === 'HELD' ? amount : []))));

/** Rupees that repaid what was taken back after it had been paid; negative where such a debt was made. */
export const repaidBy = ({ changes }: CashbackEntry): number =>
  -sum(changes.flatMap(({ account, amount }) => (account === 'DEBT' ? amount : [])));
