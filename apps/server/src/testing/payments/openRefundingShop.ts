import { rmSync } from 'node:fs';
import { createGiftCardOrder, GiftCardOrder } from '@potli/api';
import { HOUR_MS } from '@potli/api/units/time';
import * as z from 'zod/mini';
import { openPayments } from '../../adapters/payments/openPayments.ts';
import { createSealer } from '../../domain/platform/sealing/createSealer.ts';
import { importCatalogue } from '../../domain/shop/catalogue/import/importCatalogue.ts';
import { askAboutOpen } from '../../domain/shop/checkout/askProvider.ts';
import { createSaleMails } from '../../domain/shop/checkout/saleMails.ts';
import { createDataDir } from '../createDataDir.ts';
import { createTestDatabase } from '../createTestDatabase.ts';
import { openTestHost, type TestHost } from '../createTestHost.ts';
import { joinAdmin, joinMember, type TestMember } from '../joinMember.ts';
import { openTestOutbox } from '../openTestOutbox.ts';
import { sampleCatalogue } from '../sampleCatalogue.ts';
import { testSettings } from '../testSettings.ts';
import type { PaymentDouble } from './startPaymentDoubles.ts';

/** A shop without any voucher, at the double of a provider: each payment goes back. */
export async function openRefundingShop(name: 'razorpay' | 'cashfree', start: () => Promise<PaymentDouble>) {
  const dataDir = createDataDir();
  const sealer = createSealer(testSettings.piiKey);
  const database = await createTestDatabase();
  const double = await start();
  const openHost = () => openTestHost(database, { dataDir, payment: double.settings });
  let host: TestHost = await openHost();
  await importCatalogue(database, sampleCatalogue());
  let logged: unknown[] = [];
  let lastError: unknown;
  let buyer: TestMember;

  /** Its calls go to whatever host runs at the time. */
  const running = (): TestHost => ({ ...host, call: (...args) => host.call(...args) });

  async function tell(order: string): Promise<number> {
    const { headers, body } = double.webhookOf(order);
    const sent = { 'content-type': 'application/json', ...(headers as Record<string, string>) };
    const path = `/payment-webhooks/${name}`;
    return (await host.call(path, { method: 'POST', headers: sent, body: Buffer.from(body) })).status;
  }

  return {
    database,
    double,
    /** What the job has logged since the last buyer came. */
    logged: () => logged,
    lastError: () => lastError,
    /** A new operator. */
    joinAdmin: () => joinAdmin(running()),
    /** Another member comes, whose orders are the only ones that are asked about. */
    async newBuyer(): Promise<void> {
      await database.pool.query('update gift_card_order set next_ask_at = null');
      buyer = await joinMember(running());
      logged = [];
      double.refunds.hasBalance = true;
    },
    /** A call of the provider about an order. @returns its status */
    tell,
    /** The buyer pays, no voucher is left, and the refund is made for the first time. */
    async payWithoutVoucher() {
      const { rows } = await database.pool.query<{ id: string }>('select id from gift_card');
      const sent = { giftCardId: rows[0]?.id, denomination: 500, count: 1 };
      const placed = await (await buyer.send('POST', '/giftcard/orders', sent)).json();
      const { order, payment } = z.parse(createGiftCardOrder.response, placed);
      double.pay(payment.providerOrderId);
      await tell(payment.providerOrderId);
      return { id: order.id, at: payment.providerOrderId };
    },
    /** The job of a host that has just started, some hours from now. */
    async askAfter(hours: number): Promise<void> {
      const { payment } = await openPayments({ ...testSettings, dataDir, payment: double.settings }, database);
      if (!payment) throw new Error('No provider');
      const { publicUrl, productName } = testSettings;
      await askAboutOpen({
        database,
        sealer,
        payment,
        supply: undefined,
        mails: createSaleMails({ mail: openTestOutbox(database, sealer), sealer, publicUrl, productName }),
        log: {
          error(fields: { err?: unknown }, text?: string) {
            logged.push(text);
            lastError = fields.err;
          },
        },
        now: () => new Date(Date.now() + hours * HOUR_MS),
      });
    },
    async restart(): Promise<void> {
      await host.close();
      host = await openHost();
    },
    /** The order as its buyer sees it. */
    orderOf: async (id: string) => z.parse(GiftCardOrder, await (await buyer.get(`/giftcard/orders/${id}`)).json()),
    keysOf: (order: string) => double.refunds.refundsOf(order).map(({ key }) => key),
    async close(): Promise<void> {
      await host.close();
      await double.close();
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export type RefundingShop = Awaited<ReturnType<typeof openRefundingShop>>;
