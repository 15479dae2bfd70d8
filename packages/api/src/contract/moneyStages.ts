import type { MemberAccount } from './journals.ts';
import type { TransactionStatus } from './transactions.ts';

/**
 * The word of each stage of a member's money. Tiles, tables, stories of orders, mails, files and statements take it from here, so that a
 * stage has one name everywhere (docs/product/money.md#stages). Without schemas: every page loads this.
 */
export const stageWords = {
  pending: 'Pending',
  approved: 'Approved',
  sent: 'Sent',
  declined: 'Declined',
  forfeited: 'Forfeited',
} as const;

export type MoneyStage = keyof typeof stageWords;

/** The wallet's tiles, as the product names them (docs/product/money.md#wallet-tiles). */
export const walletTiles = {
  pending: 'Cashback in Pending',
  approved: 'Approved',
  sent: 'Sent To User',
  declined: 'Declined',
} as const satisfies Partial<Record<MoneyStage, string>>;

/** The stage of an order's cashback. */
export const stageOfStatus: Readonly<Record<TransactionStatus, MoneyStage>> = {
  TRACKED: 'pending',
  UNDER_REVIEW: 'pending',
  CONFIRMED: 'approved',
  PAYABLE: 'approved',
  PAID: 'sent',
  REJECTED: 'declined',
  REVERSED: 'declined',
  FORFEITED: 'forfeited',
};

/** A member's accounts in words. What is on its way to the bank is a part of Approved; a debt is no stage. */
export const accountWords: Readonly<Record<MemberAccount, string>> = {
  PENDING: stageWords.pending,
  APPROVED: stageWords.approved,
  HELD: 'On its way',
  SENT: stageWords.sent,
  DECLINED: stageWords.declined,
  DEBT: 'To be repaid',
  FORFEITED: stageWords.forfeited,
};
