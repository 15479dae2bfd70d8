import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { indiaDay } from '@potli/api/units/india';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@potli/api/units/time';
import { createPlaceTags, NOWHERE } from '../../domain/members/devices/createPlaceTags.ts';
import { createMemberEvents } from '../../domain/members/memberEvents/createMemberEvents.ts';
import { readMails } from '../../domain/platform/mail/readMails.ts';
import { importCatalogue } from '../../domain/shop/catalogue/import/importCatalogue.ts';
import { askAboutOpen, mailGifts } from '../../domain/shop/checkout/askProvider.ts';
import { createGiftCardSales } from '../../domain/shop/checkout/createGiftCardSales.ts';
import type { MadeRefund, PaymentPort, PaymentStatus } from '../../domain/shop/checkout/PaymentPort.ts';
import { createSaleMails } from '../../domain/shop/checkout/saleMails.ts';
import { createVoucherService } from '../../domain/shop/giftcards/createVoucherService.ts';
import { addToStock } from '../../domain/shop/giftcards/voucherStock.ts';
import { joinMember } from '../joinMember.ts';
import { openTestOutbox } from '../openTestOutbox.ts';
import { testSettings } from '../testSettings.ts';
import type { LivedShop } from './LivedShop.ts';

const SLUG = 'lived-gift-card';
const noLimits = { consume: async () => {}, refund: async () => {} };

/** A provider that answers about each order as scripted. */
function createScriptedProvider(name: 'razorpay' | 'cashfree') {
  const statuses = new Map<string, PaymentStatus>();
  const refunds = new Map<string, MadeRefund[]>();
  let orders = 0;
  const port: PaymentPort = {
    name,
    script: { scriptUrl: '', scriptObject: '', publicKey: '', mode: 'production' },
    signatureHeader: 'x-signature',
    async open() {
      orders += 1;
      return { providerOrderId: `${name}-${orders}`, sessionToken: '' };
    },
    reopen: async (providerOrderId) => ({ providerOrderId, sessionToken: '' }),
    find: async (providerOrderId) => statuses.get(providerOrderId) ?? { result: 'open' },
    findRefunds: async ({ providerOrderId }) => refunds.get(providerOrderId) ?? [],
    async refund({ refundKey, providerOrderId, amountPaise }) {
      const made = { refundId: `${name}-${refundKey}`, refundKey, amountPaise, state: 'pending' as const };
      refunds.set(providerOrderId, [made]);
      return made;
    },
    readWebhook: () => undefined,
  };
  return {
    port,
    says: (providerOrderId: string, status: PaymentStatus) => void statuses.set(providerOrderId, status),
    refundsBecome(change: Partial<MadeRefund>) {
      for (const [order, made] of refunds) {
        refunds.set(
          order,
          made.map((refund) => ({ ...refund, ...change })),
        );
      }
    },
  };
}

/** Members buy gift cards: paid, failed, slow and abandoned ones, gifts, and those for which there was no voucher left. */
export async function liveWithGiftCards({ host, database, sealer, sql, folder, potli }: LivedShop): Promise<void> {
  const { publicUrl, productName, giftCardsADay: dailyLimit } = testSettings;
  await importCatalogue(database, { version: 1, giftCards: [livedCard] });
  const { rows } = await database.pool.query<{ id: string }>('select id from gift_card where url_slug = $1', [SLUG]);
  const giftCardId = rows[0]?.id ?? '';
  const mails = createSaleMails({ mail: openTestOutbox(database, sealer), sealer, publicUrl, productName });
  const buyer = await joinMember(host);
  const session = await database.pool.query<{ id: string }>('select id from session where member_id = $1', [buyer.id]);
  const caller = { id: buyer.id, sessionId: session.rows[0]?.id ?? '' };

  async function stock(count: number): Promise<void> {
    const kind = { giftCardSlug: SLUG, facePaise: 50_000n, costPaise: 45_000n, pin: '482913', expiresOn: '2099-12-31' };
    const numbers = Array.from({ length: count }, (_, n) => `7101 ${Date.now()} ${n}`);
    await addToStock(
      database.orm,
      sealer,
      numbers.map((cardNumber) => ({ ...kind, cardNumber })),
    );
  }

  for (const name of ['razorpay', 'cashfree'] as const) {
    const { port, says, refundsBecome } = createScriptedProvider(name);
    let at = Date.now();
    const parts = {
      database,
      sealer,
      payment: port,
      supply: undefined,
      mails,
      log: { error: () => {} },
      now: () => new Date(at),
    };
    const sales = createGiftCardSales({ ...parts, limits: noLimits, dailyLimit, productName });
    const buy = async (gift: { name: string; email: string; message: string; sendOn: string | null } | null = null) => {
      const body = { giftCardId, denomination: 500, count: 1, gift };
      const { payment } = await sales.create({ caller, body }, (write) => database.orm.transaction(write));
      return payment.providerOrderId;
    };
    const paid = (paymentId: string, feePaise?: bigint): PaymentStatus => ({
      result: 'paid',
      paymentId,
      amountPaise: 49_000n,
      feePaise,
    });

    await stock(2);
    says(await buy(), paid(`${name}-pay-1`, 900n));
    says(
      await buy({ name: 'Meera', email: `meera@${name}.example`, message: '', sendOn: null }),
      paid(`${name}-pay-2`),
    );
    at += HOUR_MS;
    await askAboutOpen(parts);
    // no voucher is left: the money goes back, and is on its way for long
    says(await buy(), paid(`${name}-pay-3`));
    at += HOUR_MS;
    await askAboutOpen(parts);
    await askAboutOpen(parts);
    refundsBecome({ state: 'done' });
    at += DAY_MS;
    await askAboutOpen(parts);
    // one that waits, one that is slow, one that failed
    await buy();
    says(await buy(), { result: 'pending' });
    says(await buy(), { result: 'failed' });
    at += HOUR_MS;
    await askAboutOpen(parts);
    await stock(1);
    const sendOn = indiaDay(new Date(Date.now() + 30 * DAY_MS));
    says(await buy({ name: 'Ravi', email: `ravi@${name}.example`, message: 'Later.', sendOn }), paid(`${name}-pay-5`));
    at += 2 * HOUR_MS;
    await askAboutOpen(parts);
    await mailGifts(parts);
    // an issuer takes its time
    says(await buy(), paid(`${name}-pay-7`));
    at += HOUR_MS;
    await askAboutOpen({ ...parts, supply: async () => ({ result: 'pending' }) });
    await sql(`update gift_card_order set next_ask_at = now() + interval '1 year' where stage = 'ISSUING'`);
    // the refund of one has failed once, or somebody has refunded a part of it at the provider
    says(await buy(), paid(`${name}-pay-8`));
    at += HOUR_MS;
    await askAboutOpen(parts);
    await askAboutOpen(parts);
    refundsBecome(name === 'razorpay' ? { state: 'failed' } : { state: 'done', amountPaise: 10_000n });
    at += 10 * MINUTE_MS;
    await askAboutOpen(parts);
    // the money of the last one is still to go back
    says(await buy(), paid(`${name}-pay-6`));
    at += 10 * MINUTE_MS;
    await askAboutOpen(parts);
    if (name === 'cashfree') continue;
    // its attempt gets no answer
    const refund = () => Promise.reject(new Error('No answer'));
    await askAboutOpen({ ...parts, payment: { ...port, refund } }).catch(() => undefined);
  }

  const orderOf = async (paymentId: string) => {
    const text = 'select id::text from gift_card_order where payment_id = $1';
    const { rows: orders } = await database.pool.query<{ id: string }>(text, [paymentId]);
    return orders[0]?.id ?? '';
  };
  const byHand = ['--reason', 'The payment is too old', '--confirmed'];
  await potli('payments', 'refund-by-hand', await orderOf('razorpay-pay-8'), ...byHand);
  const [closed, reference] = [await orderOf('cashfree-pay-6'), 'N335260011223344'];
  await potli('payments', 'refund-by-hand', closed, ...byHand, '--reference', reference);

  for (const name of ['razorpay', 'cashfree'] as const) {
    writeFileSync(join(folder, `${name}.csv`), settlementOf[name]);
    // a line that no order explains ends it with 1
    await potli('payments', 'settle', name, `${name}.csv`).catch(() => undefined);
  }
  await potli('payments', 'close', 'razorpay', 'other', 'adj_1', '--reason', 'A chargeback');
  await stock(1);
  const events = createMemberEvents(createPlaceTags(testSettings.jwtSecret));
  const vouchers = createVoucherService({ database, sealer, limits: noLimits, events });
  const keys = (await readMails(database.orm, sealer)).flatMap(
    ({ text }) => /\/gift\/([\w-]{43})/.exec(text ?? '')?.[1] ?? [],
  );
  await vouchers.open(keys[0] ?? '', '');
  const own = await database.pool.query<{ id: string }>(
    `select gift_card_voucher.id from gift_card_voucher join gift_card_order_line as line on line.id = line_id
     join gift_card_order on gift_card_order.id = line.order_id left join gift_card_gift as gift on gift.order_id = line.order_id
     where member_id = $1 and gift.order_id is null limit 1`,
    [buyer.id],
  );
  await vouchers.reveal(caller, own.rows[0]?.id ?? '', NOWHERE);
  await sql(`update gift_card_order set payable_until = now() - interval '1 day' where stage = 'DELIVERED'`);
  await sql(`update gift_card_order set payable_until = now() + interval '1 hour' where stage = 'AWAITING_PAYMENT'`);
}

/** What providers paid out: a sale, one that went back, and something else. */
const settlementOf = {
  razorpay: `entity_id,type,amount,fee,tax,debit,credit,payment_id,order_id,settlement_id,settled_at
razorpay-pay-1,payment,490.00,9.00,1.37,0,481.00,,razorpay-1,setl_1,2026-11-02 11:30:00
razorpay-pay-3,payment,490.00,9.00,1.37,0,481.00,,razorpay-3,setl_1,2026-11-02 11:30:00
rfnd_3,refund,490.00,0,0,490.00,0,razorpay-pay-3,razorpay-3,setl_1,2026-11-02 11:30:00
adj_1,adjustment,5.00,0,0,5.00,0,,,setl_1,2026-11-02 11:30:00
`,
  cashfree: `event_id,event_type,sale_type,event_status,event_amount,event_settlement_amount,payment_service_charge,payment_service_tax,order_id,cf_payment_id,cf_settlement_id,settlement_date
1,PAYMENT,CREDIT,SUCCESS,490,480.38,8.15,1.47,cashfree-1,cashfree-pay-1,7,2026-11-02T11:30:00+05:30
2,PAYMENT,CREDIT,SUCCESS,490,480.38,8.15,1.47,cashfree-3,cashfree-pay-3,7,2026-11-02T11:30:00+05:30
3,REFUND,DEBIT,SUCCESS,490,490,0,0,cashfree-3,cashfree-pay-3,7,2026-11-02T11:30:00+05:30
4,OTHER_ADJUSTMENT,DEBIT,SUCCESS,5,5,0,0,,,7,2026-11-02T11:30:00+05:30
`,
};

/** A card whose voucher says how long it can be spent. */
const livedCard = {
  urlSlug: SLUG,
  name: 'Lived gift card',
  brandName: 'Lived',
  finalBrandName: 'Lived',
  imageUrl: '/demo/sample.svg',
  salesDiscount: 2,
  denominations: [500],
};
