import type { CashbackEntry } from '@potli/api/contract/wallet';
import { sumRupees } from '@potli/api/units/money';

/** What members see of the accounts: money on its way to the bank is a part of Approved. */
const tiles = {
  Pending: ['PENDING'],
  Approved: ['APPROVED', 'HELD'],
  'Sent To User': ['SENT'],
  Declined: ['DECLINED'],
} as const;

export type Tile = keyof typeof tiles;
export const tileNames = Object.keys(tiles) as Tile[];

const sum = (amounts: readonly number[]) => sumRupees(amounts);

/** How many rupees a tile grew, or shrank. */
export const changeOf = ({ changes }: CashbackEntry, tile: Tile): number =>
  sum(changes.flatMap(({ account, amount }) => ((tiles[tile] as readonly string[]).includes(account) ? amount : [])));

/** Rupees of Approved that left for the bank, or did not leave after all. */
export const movedWithinApproved = ({ changes }: CashbackEntry): number =>
  Math.abs(sum(changes.flatMap(({ account, amount }) => (account === 'HELD' ? amount : []))));

/** Rupees that were forfeited; negative where a shop took back an order whose cashback had been. */
export const forfeitedBy = ({ changes }: CashbackEntry): number =>
  sum(changes.flatMap(({ account, amount }) => (account === 'FORFEITED' ? amount : [])));

/** Rupees that repaid what was taken back after it had been paid; negative where such a debt was made. */
export const repaidBy = ({ changes }: CashbackEntry): number =>
  -sum(changes.flatMap(({ account, amount }) => (account === 'DEBT' ? amount : [])));
