import type { Block } from '../Message.ts';
import { rupees } from '../rupees.ts';

/** News about an order of the member. Amounts in rupees. */
export interface OrderNews {
  /** Of the member; may be empty. */
  name: string;
  /** Shop or credit card; null where it left the catalogue. */
  itemName: string | null;
  isCard: boolean;
  /** What of the cashback moved, as the ledger has it. */
  cashback: number;
  /** What was bought for; 0 for what has no price. */
  sale: number;
  /** The page with the order's story. */
  orderUrl: string;
}

/** "your order at Kiraana" */
export function whichOrder({ itemName, isCard }: OrderNews): string {
  if (itemName === null) return isCard ? 'your application' : 'your order';
  return isCard ? `your application for ${itemName}` : `your order at ${itemName}`;
}

/** The order in names and values. */
export const factsOf = (
  { itemName, isCard, sale }: OrderNews,
  more: readonly (readonly [string, string])[] = [],
): Block => {
  const item = itemName === null ? [] : [[isCard ? 'Card' : 'Shop', itemName] as const];
  const price = sale > 0 ? [['Order amount', rupees(sale)] as const] : [];
  return { kind: 'facts', rows: [...item, ...price, ...more] };
};

export const seeOrder = ({ orderUrl }: OrderNews): Block => ({
  kind: 'button',
  label: 'See your order',
  href: orderUrl,
});

/** Below mails about an order. */
export const orderNote = 'You get this mail because you shopped through our link.';
