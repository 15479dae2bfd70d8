import { acceptOrder } from '../../domain/orders/review/heldOrders.ts';
import { raiseCostAlarm } from '../../domain/orders/review/raiseCostAlarm.ts';
import { raiseRefusedAlarm } from '../../domain/platform/refused/raiseRefusedAlarm.ts';
import {
  type RefusedDoor,
  readRefused,
  resolveRefused,
  storeRefused,
} from '../../domain/platform/refused/refusedBodies.ts';
import { receiveReport } from '../receiveReport.ts';
import { addClick, addMember, sampleReport } from '../sampleMoney.ts';
import { sendReport } from '../sendReport.ts';
import type { LivedShop } from './LivedShop.ts';

/** Clicks that the shop never had. */
const strangeClick = (number: number) => `01990000-0000-7000-8000-${String(number).padStart(12, '0')}`;

/** Reports of every source come in every precision, some cannot be read, and an operator decides what waits. */
export async function liveWithSources(shop: LivedShop): Promise<void> {
  await tellOfOrders(shop);
  await refuse(shop);
  await decide(shop);
  await bindClaims(shop);
  await approveAtALoss(shop);
}

async function tellOfOrders({ database, sql }: LivedShop): Promise<void> {
  const clickId = await addClick(database, await addMember(database));
  for (const [index, precision] of (['millisecond', 'minute', 'day', 'none'] as const).entries()) {
    const common = { network: 'listed', orderId: `ACTION-${index}`, storeOrderId: `SHOP-${index}`, clickId, precision };
    await receiveReport(database, sampleReport({ ...common, source: 'hint' }));
    await receiveReport(database, sampleReport({ ...common, source: 'list', isStalled: index === 0 }));
  }
  // from before sources were distinguished, and known by its number before the network sent its id
  await sql(`update order_report set told_at = null where event_id = (select min(event_id) from order_report)`);
  await sql(`update order_report set action_id = 'ACTION-0' where network_order_id = 'ACTION-0'`);
}

const SENDERS: Record<RefusedDoor, string> = { network: 'bazaar', bank: 'neft', payment: 'razorpay' };

async function refuse({ database, potli }: LivedShop): Promise<void> {
  const body = (door: RefusedDoor, text: string) => ({
    door,
    network: SENDERS[door],
    adapter: 'generic-postback',
    contentType: 'text/plain',
    bytes: Buffer.from(text),
    reason: 'The report names no order.',
  });
  for (const text of ['one', 'two', 'three']) await storeRefused(database, body('network', text));
  await storeRefused(database, body('bank', 'four'));
  await storeRefused(database, body('payment', 'five'));
  await raiseRefusedAlarm(database, { log: { error: () => undefined } });
  const [applied, closed] = await readRefused(database.orm);
  if (applied) await resolveRefused(database.orm, applied.id, 'applied', new Date());
  await potli('postbacks', 'close', 'bazaar', `refused-${closed?.id}`, '--reason', 'A test of theirs');
}

async function decide({ host, database, potli }: LivedShop): Promise<void> {
  const clickId = await addClick(database, await addMember(database));
  for (const [index, end] of ['assigned', 'closed', 'open'].entries()) {
    const report = sampleReport({ orderId: `PARKED-${end}`, clickId: strangeClick(index) });
    await sendReport({ request: host.call }, report);
    if (end === 'assigned') await potli('postbacks', 'assign', 'bazaar', report.eventId, clickId);
    if (end === 'closed') await potli('postbacks', 'close', 'bazaar', report.eventId, '--reason', 'Not ours');
  }
}

/** Claims of which an operator, a number, an amount or, before, the click alone said which order they are about. */
async function bindClaims({ sql }: LivedShop): Promise<void> {
  for (const by of ['number', 'amount', 'person', 'click']) {
    await sql(
      `update dispute set reported_network = 'bazaar', reported_order_id = 'BOUND-${by}', reported_by = '${by}'
       where id = (select min(id) from dispute where reported_order_id is null)`,
    );
  }
  await sql(`update shop_order set claim_id = (select min(id) from dispute) where network_order_id = 'ACTION-1'`);
  await sql(
    `insert into dispute_other_order (dispute_id, network, order_id, who)
     select min(id), 'bazaar', 'ANOTHER', 'cli:operator' from dispute`,
  );
}

/** Approvals that pay nothing, less than the member earns, or less than that and the share of a friend; one is accepted. */
async function approveAtALoss({ database }: LivedShop): Promise<void> {
  await addMember(database, undefined, 'LOSSES');
  const clickId = await addClick(database, await addMember(database, 'LOSSES'));
  const paid = { NOTHING: 0n, LITTLE: 100n, 'ALL BUT': 5_100n, ACCEPTED: 0n };
  for (const [orderId, commissionPaise] of Object.entries(paid)) {
    await receiveReport(database, sampleReport({ orderId, clickId, commissionPaise, status: 'approved' }));
  }
  await acceptOrder(database, { network: 'bazaar', orderId: 'ACCEPTED' }, 'cli:operator');
  await raiseCostAlarm(database, { log: { error: () => undefined } });
}
