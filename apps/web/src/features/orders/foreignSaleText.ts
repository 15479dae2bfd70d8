import type { Transaction } from '@potli/api/contract/transactions';

/** The sale as the network reported it, `100.00 USD`; empty where that was in rupees. */
export const foreignSaleText = (sale: Transaction['foreignSale']): string =>
  sale === undefined ? '' : `${sale.amount} ${sale.currency}`;
