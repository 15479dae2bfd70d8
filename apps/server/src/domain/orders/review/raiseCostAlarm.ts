import { toRupees } from '@potli/api/units/money';
import { type CostlyOrders, costlyOrdersMail, type Shop } from '@potli/mails';
import { sql } from 'drizzle-orm';
import type { Database, Queries } from '../../../db/database.ts';
import { orderNotice } from '../../../db/schema/orderNotice.ts';
import type { Logger } from '../../../logging/logger.ts';
import type { MailPort } from '../../platform/mail/MailPort.ts';
import { type CostlyOrder, readNewCosts } from './costlyOrders.ts';

/** Alerts the operator to orders that cost more than they bring, as part of the transaction that remembers it. */
export type CostAlarm = (queries: Queries, orders: readonly CostlyOrder[]) => Promise<void>;

/** As many are named in a mail; the commands list all. */
const MOST_NAMED = 20;

/** Alerts the operator by mail. @param to the address of the operator */
export const createCostAlarm =
  ({ mail, shop, to }: { mail: MailPort; shop: Shop; to: string }): CostAlarm =>
  async (queries, orders) => {
    await mail.send({ to, message: costlyOrdersMail(toNews(orders), shop) }, queries);
  };

const toNews = (orders: readonly CostlyOrder[]): CostlyOrders => ({
  held: orders.filter(({ reason }) => reason !== 'costs more').length,
  costly: orders.filter(({ reason }) => reason === 'costs more').length,
  orders: orders.slice(0, MOST_NAMED).map(({ network, orderId, storeOrderId, reason, ...amounts }) => ({
    network,
    orderId: storeOrderId ?? orderId,
    isHeld: reason !== 'costs more',
    commission: toRupees(amounts.commissionPaise),
    cost: toRupees(amounts.earnedPaise + amounts.referralPaise + amounts.claimPaise),
  })),
});

interface Alerting {
  log: Pick<Logger, 'error'>;
  /** Absent: the log says it only. */
  alarm?: CostAlarm | undefined;
  now?: Date;
}

/** Reports approvals that wait for a person, and approved orders that cost more than they bring: once of each. */
export const raiseCostAlarm = (
  { orm }: Pick<Database, 'orm'>,
  { log, alarm, now = new Date() }: Alerting,
): Promise<void> =>
  orm.transaction(async (queries) => {
    // of two hosts that begin at once one reports
    await queries.execute(sql`select pg_advisory_xact_lock(hashtextextended('costly orders', 0))`);
    const orders = await readNewCosts(queries);
    if (orders.length === 0) return;
    const notifiedAt = now;
    await queries.insert(orderNotice).values(orders.map(({ id, reason }) => ({ orderId: id, reason, notifiedAt })));
    const { held, costly } = toNews(orders);
    log.error({ held, costly }, 'approved orders cost more than their networks pay');
    await alarm?.(queries, orders);
  });
