import { rmSync } from 'node:fs';
import { HOUR_MS } from '@potli/api/units/time';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSimulatedPayments } from '../../../adapters/payments/simulated/createSimulatedPayments.ts';
import type { Database } from '../../../db/database.ts';
import { giftCardOrder, giftCardOrderLine } from '../../../db/schema/giftCardOrder.ts';
import { createDataDir } from '../../../testing/createDataDir.ts';
import { createTestDatabase } from '../../../testing/createTestDatabase.ts';
import { openTestOutbox } from '../../../testing/openTestOutbox.ts';
import { addMember } from '../../../testing/sampleMoney.ts';
import { soundLedger } from '../../../testing/soundLedger.ts';
import { testSettings } from '../../../testing/testSettings.ts';
import { checkLedger } from '../../ledger/journals/checkLedger.ts';
import { createSealer } from '../../platform/sealing/createSealer.ts';
import { inLanes } from '../../platform/shared/inLanes.ts';
import { inStage, type OrderRow } from '../giftcards/orderStages.ts';
import { addToStock } from '../giftcards/voucherStock.ts';
import { askAbout, askAboutOpen } from './askProvider.ts';
import { createSaleMails } from './saleMails.ts';

const BUYERS = 200;
const VOUCHERS = 100;

const kind = { giftCardSlug: 'kapas-gift', facePaise: 50_000n };
const sealer = createSealer(testSettings.piiKey);
const dataDir = createDataDir();
let database: Database;

beforeAll(async () => {
  database = await createTestDatabase();
  const stock = Array.from({ length: VOUCHERS }, (_, n) => ({
    ...kind,
    costPaise: 45_000n,
    cardNumber: `6204 1180 ${1_000 + n}`,
    pin: '482913',
    expiresOn: '2099-12-31',
  }));
  expect(await addToStock(database.orm, sealer, stock)).toBe(VOUCHERS);
  // imported again, nothing is new
  expect(await addToStock(database.orm, sealer, stock.slice(0, 3))).toBe(0);
});
afterAll(async () => {
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
});

function openParts(now = () => new Date()) {
  const { publicUrl, productName } = testSettings;
  return {
    database,
    sealer,
    supply: undefined,
    log: { error: () => {} },
    now,
    payment: createSimulatedPayments({ folder: dataDir, secret: 'signs nothing here' }),
    mails: createSaleMails({ mail: openTestOutbox(database, sealer), sealer, publicUrl, productName }),
  };
}

/** An order of one card by a buyer of its own, which is paid at the provider. */
async function pay({ payment }: ReturnType<typeof openParts>): Promise<OrderRow> {
  const memberId = await addMember(database);
  const now = new Date();
  const [order] = await database.orm
    .insert(giftCardOrder)
    .values({
      memberId,
      orderPaise: 50_000n,
      paymentPaise: 48_000n,
      giftCardSlug: kind.giftCardSlug,
      ...inStage('AWAITING_PAYMENT'),
      provider: 'simulated',
      nextAskAt: now,
      payableUntil: new Date(now.getTime() + HOUR_MS),
    })
    .returning();
  if (!order) throw new Error('No order was written');
  await database.orm
    .insert(giftCardOrderLine)
    .values({ orderId: order.id, brandName: 'Kapas', facePaise: kind.facePaise, count: 1 });
  const buyer = { id: memberId, name: '', email: '', mobileNumber: '' };
  const asked = { orderId: order.id, amountPaise: 48_000n, buyer, payableUntil: now };
  const { providerOrderId } = await payment.open(asked);
  payment.paymentControls.act(providerOrderId, 'pays');
  const { pool } = database;
  await pool.query('update gift_card_order set provider_order_id = $1 where id = $2', [providerOrderId, order.id]);
  return { ...order, providerOrderId };
}

it('of 200 buyers at once, 100 get the 100 vouchers and 100 their money', async () => {
  const parts = openParts();
  const orders = await inLanes(
    8,
    Array.from({ length: BUYERS }, (_, n) => n),
    () => pay(parts),
  );
  // the browser's answer and the call of the provider, at once
  await Promise.all([...orders, ...orders].map((order) => askAbout(order, parts)));
  await askAboutOpen({ ...parts, now: () => new Date(Date.now() + HOUR_MS) });
  const { rows } = await database.pool.query<Record<string, string>>(`select
    count(*) filter (where stage = 'DELIVERED') as delivered, count(*) filter (where stage = 'REFUNDED') as refunded,
    (select count(*) from gift_card_voucher where line_id is not null) as sold,
    (select count(distinct line_id) from gift_card_voucher) as lines from gift_card_order`);
  expect(rows[0]).toEqual({ delivered: '100', refunded: '100', sold: '100', lines: '100' });
  const book = parts.payment.paymentControls.list();
  expect(book.filter(({ status }) => status === 'paid')).toHaveLength(VOUCHERS);
  expect(book.filter(({ status }) => status === 'refunded')).toHaveLength(BUYERS - VOUCHERS);
  expect(await checkLedger(database)).toEqual(soundLedger);
});

it('the check finds books that differ from what became of an order', async () => {
  const { pool } = database;
  await pool.query(
    `update gift_card_order set stage = 'REFUNDING' where id = (select min(id) from gift_card_order where stage = 'DELIVERED')`,
  );
  await pool.query(
    `update gift_card_order set fee_paise = 0 where id = (select max(id) from gift_card_order where stage = 'REFUNDED')`,
  );
  expect(await checkLedger(database)).toEqual({ ...soundLedger, driftedGiftCards: 2 });
});
