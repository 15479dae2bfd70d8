import { parseArgs } from 'node:util';
import { toRupees } from '@potli/api/units/money';
import type { OrderName } from '../domain/orders/reports/lockOrders.ts';
import { type CostlyOrder, readCostlyOrders } from '../domain/orders/review/costlyOrders.ts';
import { acceptOrder, type HeldOrder, readHeldOrders } from '../domain/orders/review/heldOrders.ts';
import type { Cli, ExitCode, Help } from './Cli.ts';
import { inRupees } from './inRupees.ts';
import { openCliDatabase } from './openCliDatabase.ts';
import { operatorName } from './operatorName.ts';
import { orUsageError } from './orUsageError.ts';

export const ordersHelp: Help = [
  [
    'orders held [--json]',
    'List approvals that wait, because the network pays nothing or less than their members earn',
  ],
  ['orders costly [--json]', 'List approved orders whose cashback and referral share are more than the network pays'],
  ['orders accept <network> <order> [--json]', 'Let the member of such an order have its cashback all the same'],
];

/** `potli orders`: approvals that wait for a person, and orders that cost more than they bring. */
export async function ordersCommand(args: string[], { environment, print }: Cli): Promise<ExitCode> {
  const { json, name, word } = readArgs(args);
  const shop = await openCliDatabase(environment);
  try {
    if (name) {
      await acceptOrder(shop.database, name, operatorName());
      print(json ? JSON.stringify(name) : 'The member has the cashback of this order now.');
      return 0;
    }
    const isBig = (_: string, value: unknown) => (typeof value === 'bigint' ? Number(value) : value);
    if (word === 'costly') {
      const costly = await readCostlyOrders(shop.database.orm);
      print(json ? JSON.stringify(costly, isBig, 2) : costly.map(formatCostly).join('\n') || 'No order costs more.');
      return 0;
    }
    const held = await readHeldOrders(shop.database.orm);
    print(json ? JSON.stringify(held, isBig, 2) : held.map(formatHeld).join('\n') || 'No approval waits for a person.');
    return 0;
  } finally {
    await shop.close();
  }
}

const formatHeld = ({ network, orderId, storeOrderId, reason, commissionPaise, earnedPaise, approvedAt }: HeldOrder) =>
  `${approvedAt.toISOString()}  ${network} ${orderId}${storeOrderId ? ` (${storeOrderId})` : ''}: ${reason}: the network pays ` +
  `${inRupees(toRupees(commissionPaise))}, the member earns ${inRupees(toRupees(earnedPaise))}`;

const formatCostly = ({ network, orderId, storeOrderId, approvedAt, ...paise }: CostlyOrder) =>
  `${approvedAt.toISOString()}  ${network} ${orderId}${storeOrderId ? ` (${storeOrderId})` : ''}: the network pays ` +
  `${inRupees(toRupees(paise.commissionPaise))}, the member earns ${inRupees(toRupees(paise.earnedPaise))}, ` +
  `who invited them ${inRupees(toRupees(paise.referralPaise))}` +
  (paise.claimPaise > 0n ? `, a claim paid ${inRupees(toRupees(paise.claimPaise))}` : '');

function readArgs(args: string[]): { json: boolean; name: OrderName | undefined; word: string | undefined } {
  return orUsageError(() => {
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { json: { type: 'boolean' } } });
    const [word, network, orderId, ...rest] = positionals;
    const name = network !== undefined && orderId !== undefined ? { network, orderId } : undefined;
    const isRight =
      word === 'held' || word === 'costly'
        ? network === undefined
        : word === 'accept' && name !== undefined && rest.length === 0;
    if (!isRight) throw new Error('"orders" takes held, costly, or accept with a network and the id of an order.');
    return { json: values.json === true, name, word };
  });
}
