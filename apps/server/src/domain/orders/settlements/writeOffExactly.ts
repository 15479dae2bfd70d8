import { WRITE_OFF_MOST_ORDERS } from '@potli/api/contract/adminReceivables';
import { plainRupees, toBigPaise } from '@potli/api/units/money';
import type { Queries } from '../../../db/database.ts';
import { conflict, invalid } from '../../../errors/ProblemError.ts';
import { stopAdvances } from '../../ledger/books/networkPolicy.ts';
import { lockWallets } from '../../ledger/journals/lockWallets.ts';
import type { Operator } from '../../platform/audit/Operator.ts';
import { recordAudit } from '../../platform/audit/recordAudit.ts';
import { CLAIMS } from '../../platform/shared/claimsNetwork.ts';
import { changeOrders } from '../apply/changeOrders.ts';
import type { OrderRow } from '../apply/orderRows.ts';
import {
  auditOf,
  changesOf,
  lockUnpaid,
  readUnpaidOrders,
  sumOf,
  type WriteOff,
  type WrittenOff,
} from './writeOffNetwork.ts';

/** What a write-off would book now. @throws ProblemError as `writeOffExactly`, but for what was seen */
export const previewWriteOff = async (queries: Queries, asked: WriteOff): Promise<WrittenOff> =>
  sumOf(await readBounded(queries, asked));

/**
 * Writes off exactly what somebody has looked at, as `writeOffNetwork` does, but all in the caller's transaction.
 * @param seen the preview
 * @throws ProblemError conflict where it is another amount by now, or for orders that were granted by claims; invalid for more orders than
 * one transaction should lock
 */
export async function writeOffExactly(
  queries: Queries,
  asked: WriteOff,
  { seen, by, now = new Date() }: { seen: WrittenOff; by: Operator; now?: Date },
): Promise<WrittenOff> {
  const { network, members } = asked;
  const planned = await readBounded(queries, asked);
  const locked = await lockUnpaid(queries, { network, orders: planned });
  const orders = locked.filter((order) => order !== undefined);
  const sum = sumOf(orders);
  if (textOf(sum) !== textOf(seen))
    throw conflict(
      `For ${network} it is ${textOf(sum)} by now, not ${textOf(seen)}. Nothing was booked. Look at it again.`,
    );
  // wallets are locked before the policy of the network, as everywhere; nothing is advanced from here on
  const balances = await lockWallets(queries, orders.flatMap(walletsOf));
  await stopAdvances(queries, network);
  await changeOrders(queries, { changes: await changesOf(queries, { orders, members }, now), balances, at: now });
  await recordAudit(queries, { ...by, ...auditOf(asked, sum) });
  return sum;
}

async function readBounded(queries: Queries, asked: WriteOff): Promise<OrderRow[]> {
  const { network } = asked;
  if (network === CLAIMS) throw conflict('No network owes for orders that were granted by claims.');
  const orders = await readUnpaidOrders(queries, asked, WRITE_OFF_MOST_ORDERS + 1);
  if (orders.length > WRITE_OFF_MOST_ORDERS)
    throw invalid(
      `More than ${WRITE_OFF_MOST_ORDERS} orders of ${network} are unpaid to this day. Choose an earlier one, or write them off by command.`,
    );
  return orders;
}

const walletsOf = ({ memberId, referrerId }: OrderRow) => (referrerId ? [memberId, referrerId] : [memberId]);

/** All figures that somebody decides by. */
const textOf = ({ orders, loss, waiting, given }: WrittenOff) =>
  `${orders === 1 ? '1 order' : `${orders} orders`}, a loss of ${inRupees(loss)}, ${inRupees(waiting)} that wait and ${inRupees(given)} that members have`;

const inRupees = (rupees: number) => `₹${plainRupees(toBigPaise(rupees))}`;
