import { HOUR_MS } from '@potli/api/units/time';
import { createPull } from '../../adapters/networks/pulls/createPull.ts';
import { pullReports } from '../../domain/orders/networks/pullReports.ts';
import { importCatalogue } from '../../domain/shop/catalogue/import/importCatalogue.ts';
import { receiveReport } from '../receiveReport.ts';
import { sampleOffer, sampleStore } from '../sampleCatalogue.ts';
import { addClick, addMember, sampleReport } from '../sampleMoney.ts';
import { sendReport } from '../sendReport.ts';
import { fakeCredentials, startFakeNetwork } from '../startFakeNetwork.ts';
import type { LivedShop } from './LivedShop.ts';

/** A click that the shop never had. */
const STRANGE_CLICK = '01990000-0000-7000-8000-00000000beef';

/** Networks report orders of all kinds, also late, twice, and with unknown values. */
export async function liveWithNetworks(shop: LivedShop): Promise<void> {
  await reportOrders(shop);
  await decideOrders(shop);
  await pullOrders(shop);
  await changeRates(shop);
}

async function reportOrders({ host, database, potli, sql }: LivedShop): Promise<void> {
  const clickId = await addClick(database, await addMember(database));
  const common = sampleReport({ network: 'bazaar', orderId: 'TOLD-1', clickId });
  await sendReport({ request: host.call }, common);
  // the same event with another amount
  await sendReport({ request: host.call }, { ...common, saleAmountPaise: 50_000n });
  await sendReport({ request: host.call }, sampleReport({ orderId: 'TOLD-2', clickId: STRANGE_CLICK }));
  const early = new Date('2026-09-01T06:00:00Z');
  await sendReport({ request: host.call }, sampleReport({ orderId: 'TOLD-1', clickId, occurredAt: early }));
  // the same order by the click of another member
  const otherClick = await addClick(database, await addMember(database));
  await sendReport({ request: host.call }, sampleReport({ orderId: 'TOLD-1', clickId: otherClick }));
  // from before bodies were stored
  await receiveReport(database, sampleReport({ orderId: 'TOLD-3', clickId, status: 'approved' }));
  await sql(
    `update order_report set body_sha256 = null, adapter = null, adapter_version = null where network_order_id = 'TOLD-3'`,
  );
  await receiveReport(database, sampleReport({ orderId: 'TOLD-4', clickId: STRANGE_CLICK }));
  await potli('policy', 'bazaar', 'approval', '1000000', '60');
}

/** Orders of today, of which members are notified: pending, corrected, approved, declined, taken back, and by a friend. */
async function decideOrders({ database }: LivedShop): Promise<void> {
  const inviter = 'LIVED-INVITER';
  await addMember(database, undefined, inviter);
  const clickId = await addClick(database, await addMember(database, inviter));
  let minute = 0;
  for (const [orderId, ...statuses] of [
    ['N-1', 'tracked', 'rejected'],
    ['N-2', 'approved', 'rejected'],
    ['N-3', 'approved'],
    ['N-4', 'tracked', 'tracked'],
  ] as const) {
    for (const [n, status] of statuses.entries()) {
      minute += 1;
      const occurredAt = new Date(Date.now() - (60 - minute) * 60_000);
      const reason = status === 'rejected' ? 'The order was cancelled.' : undefined;
      const saleAmountPaise = BigInt(100_000 - n);
      const fields = { orderId, clickId, status, saleAmountPaise, occurredAt, ...(reason && { reason }) };
      await receiveReport(database, sampleReport(fields));
    }
  }
}

async function pullOrders({ database, sql }: LivedShop): Promise<void> {
  const network = await startFakeNetwork('cuelinks');
  try {
    const clickId = await addClick(database, await addMember(database));
    const order = {
      clickId,
      status: 'pending' as const,
      sale: 500,
      commission: 10,
      orderedAt: new Date(Date.now() - HOUR_MS),
    };
    network.orders.push({ ...order, number: 1, currency: 'INR' }, { ...order, number: 2, currency: 'USD' });
    const pace = { paceMs: 0, pauseMs: 1, timeoutMs: 5_000 };
    const pull = createPull({ network: 'cuelinks', kind: 'cuelinks', ...fakeCredentials, url: network.url }, pace);
    await pullReports(database, pull);
  } finally {
    await network.close();
  }
  // hosts that died, and a network that wants to be left alone
  await sql(`insert into network_pull (network, read_until, run_started_at, run_part, run_page, lease, leased_until, not_before) values
    ('died', null, now(), 1, '2', gen_random_uuid(), now() - interval '1 day', null),
    ('reading', now() + interval '1 hour', now(), 0, null, gen_random_uuid(), now() + interval '1 hour', now() - interval '1 hour'),
    ('tired', now(), null, 0, null, null, null, now() + interval '1 hour')`);
}

async function changeRates({ database, sql }: LivedShop): Promise<void> {
  const rates = [
    { appliesTo: 'Sneakers', percent: 4, cap: 100, minimum: 500, isDefault: true, commission: { percent: 6 } },
    { appliesTo: 'First order', amount: 50, newUsersOnly: true, commission: { amount: 90 } },
    { appliesTo: 'Festival', percent: 8, from: '2026-10-01T00:00:00Z', to: '2026-12-01T00:00:00Z' },
  ];
  const version = (urlSlug: string, rows: typeof rates) => ({
    version: 1 as const,
    stores: [sampleStore(urlSlug, { rates: rows })],
    flashDeals: [sampleOffer('of-no-store')],
  });
  await importCatalogue(database, version('lived-store', rates));
  await importCatalogue(database, version('lived-store', rates.slice(0, 1)));
  // from before there were rate cards
  await importCatalogue(database, version('old-store', []));
  for (const table of ['store', 'offer', 'credit_card']) {
    await sql(`update ${table} set rate_card_id = null where id = (select max(id) from ${table})`);
  }
}
