import type { BookAccount } from './bookEntries.ts';

/** Accounts that an export knows: those of the shop's books that are not beside them, and those of payouts. */
export type LedgerAccount = Exclude<BookAccount, 'EXPECTED' | 'ADVANCED' | 'MEMO'> | 'BANK' | 'TAX' | 'FORFEIT';

const NAMES: Record<LedgerAccount, (network: string) => string> = {
  RECEIVABLE: (network) => `Receivable from ${network}`,
  COMMISSION: () => 'Commission income',
  CASHBACK: () => 'Cashback to members',
  MEMBERS: () => 'Owed to members',
  WAITING: () => 'Owed to members once networks pay',
  CASH: () => 'Bank',
  BANK: () => 'Bank',
  TDS: () => 'TDS receivable',
  WRITTEN_OFF: () => 'Bad debts',
  RECOVERED: () => 'Bad debts recovered',
  EXCHANGE: () => 'Exchange difference',
  PROVIDER: () => 'Payment provider',
  BUYERS: () => 'Paid for gift cards not delivered',
  GIFT_SALES: () => 'Gift card sales',
  GIFT_COST: () => 'Cost of gift cards sold',
  GIFT_STOCK: () => 'Gift card stock',
  PROVIDER_FEES: () => 'Payment provider fees',
  TAX: () => 'TDS payable',
  FORFEIT: () => 'Forfeited cashback',
};

/** As accountants call an account (docs/money.md#for-the-accountant). */
export const accountName = (account: LedgerAccount, network: string): string => NAMES[account](network);
