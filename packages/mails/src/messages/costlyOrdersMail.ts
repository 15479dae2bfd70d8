import type { Message, Shop } from '../Message.ts';
import { rupees } from '../rupees.ts';

/** Approved orders whose networks pay less than they cost. Amounts in rupees. */
export interface CostlyOrders {
  /** How many wait for a person. */
  held: number;
  /** Of how many members have the cashback, or get it. */
  costly: number;
  /** Some of them. */
  orders: readonly { network: string; orderId: string; isHeld: boolean; commission: number; cost: number }[];
}

/** The mail to the operator of the shop about orders that cost more than they bring. It names orders, and no member. */
export function costlyOrdersMail(
  { held, costly, orders }: CostlyOrders,
  { productName }: Pick<Shop, 'productName'>,
): Message {
  const rest = held + costly - orders.length;
  return {
    subject: `${held + costly} approved orders of ${productName} cost more than their networks pay`,
    preview: `${held} of them wait for you.`,
    name: '',
    blocks: [
      {
        kind: 'text',
        text: `Networks approved the orders below, and pay nothing or less than cashback and referral shares come to. ${held} of them wait for you and pay nothing to their members until then; of ${costly} the members have the cashback, or get it.`,
      },
      {
        kind: 'facts',
        rows: orders.map(({ network, orderId, isHeld, commission, cost }) => [
          `${network} ${orderId}`,
          `${rupees(commission)} for ${rupees(cost)}${isHeld ? ', waits' : ''}`,
        ]),
      },
      {
        kind: 'text',
        text: `${rest > 0 ? `And ${rest} more. ` : ''}Run "potli orders held" and "potli orders costly" to see all. Ask the network, and look at the rates of these stores. "potli orders accept" lets a member have the cashback all the same.`,
      },
    ],
    footnote: `This mail goes to the operator of ${productName}, once for each order: its address is the setting OPERATOR_EMAIL.`,
  };
}
