import { createGiftCardOrder, GiftCardOrder, Voucher } from '@potli/api';
import { GIFT_CARD_PAYMENT_HOURS } from '@potli/api/contract/policy';
import { indiaDay } from '@potli/api/units/india';
import { HOUR_MS } from '@potli/api/units/time';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createDataDir } from '../../../testing/createDataDir.ts';
import { createTestHost, type TestHost } from '../../../testing/createTestHost.ts';
import { joinMember, type TestMember } from '../../../testing/joinMember.ts';
import { checkoutAt } from '../../../testing/payments/checkoutAt.ts';
import { postJson } from '../../../testing/postJson.ts';
import { sampleCatalogue } from '../../../testing/sampleCatalogue.ts';
import { soundLedger } from '../../../testing/soundLedger.ts';
import { testSettings } from '../../../testing/testSettings.ts';
import { checkLedger, checkRecent } from '../../ledger/journals/checkLedger.ts';
import { readMails } from '../../platform/mail/readMails.ts';
import { createSealer } from '../../platform/sealing/createSealer.ts';
import { importCatalogue } from '../catalogue/import/importCatalogue.ts';
import { askAboutOpen, mailGifts } from './askProvider.ts';

const dataDir = createDataDir();
const sealer = createSealer(testSettings.piiKey);
const Ordered = createGiftCardOrder.response;
type Ordered = z.infer<typeof Ordered>;

let apiHost: TestHost;
let ravi: TestMember;
let giftCardId: string;

beforeAll(async () => {
  apiHost = await createTestHost({ dataDir });
  await importCatalogue(apiHost.database, sampleCatalogue());
  const { rows } = await apiHost.database.pool.query<{ id: string }>('select id from gift_card');
  giftCardId = rows[0]?.id ?? '';
});
afterAll(() => apiHost.close());
beforeEach(async () => {
  ravi = await joinMember(apiHost);
});

/** 4.25 % off: ₹478.75 a card. */
const body = (change: object = {}) => ({ giftCardId, denomination: 500, count: 2, ...change });
const send = async (path: string, sent: unknown = {}) => ravi.send('POST', path, sent);
const order = async (change: object = {}): Promise<Ordered> =>
  z.parse(Ordered, await (await send('/giftcard/orders', body(change))).json());
const look = async (id: string): Promise<GiftCardOrder> =>
  z.parse(GiftCardOrder, await (await ravi.get(`/giftcard/orders/${id}`)).json());
const end = (id: string, sent: object) => send(`/giftcard/orders/${id}/payment/confirm`, sent);
const refused = async (response: Response) => [
  response.status,
  ((await response.json()) as { errors: string[] }).errors[0],
];
const textsTo = async (email: string) =>
  (await readMails(apiHost.database.orm, sealer)).flatMap(({ to, text }) => (to === email && text ? [text] : []));

async function act({ payment: { providerOrderId } }: Ordered, wish: 'pays' | 'fails' | 'hangs') {
  const proof = await apiHost.simulatedPayments?.act(providerOrderId, wish);
  if (!proof) throw new Error('The simulated provider did not do it');
  return { providerOrderId, ...proof };
}

const secretsOf = ({ purchaseOrders }: GiftCardOrder) =>
  purchaseOrders.flatMap(({ itemDetailsForUser }) => itemDetailsForUser.data);

it('a card is ordered at the price of the catalogue, paid, delivered, mailed and in the books', async () => {
  const placed = await order();
  expect(placed.order).toMatchObject({ stage: 'AWAITING_PAYMENT', orderAmount: 1000, paymentStatus: 'PENDING' });
  expect(placed.payment).toMatchObject({ amountPaise: 95_750, provider: 'simulated', scriptObject: 'SimulatedPay' });
  const proof = await act(placed, 'pays');
  const answer = await end(placed.order.id, { outcome: 'PAID', ...proof });
  const bought = z.parse(GiftCardOrder, await answer.json());
  expect(bought).toMatchObject({
    stage: 'DELIVERED',
    paymentStatus: 'SUCCESS',
    orderStatus: 'SUCCESS',
    payableUntil: null,
    refund: null,
    paymentMetadata: { paymentAmount: 957.5 },
  });
  expect(secretsOf(bought)).toHaveLength(2);
  const [mail = '', ...others] = await textsTo(ravi.email);
  expect([...others, mail].join('\n')).toContain('₹957.50');
  const { rows } = await apiHost.database.pool.query<{ account: string; paise: string }>(
    `select account, sum(paise) as paise from book_entry join book_journal on id = journal_id
     where gift_card_order_id = $1 group by account order by account`,
    [placed.order.id],
  );
  expect(Object.fromEntries(rows.map(({ account, paise }) => [account, Number(paise)]))).toEqual({
    PROVIDER: 93_835,
    PROVIDER_FEES: 1_915,
    BUYERS: 0,
    GIFT_SALES: -95_750,
    GIFT_COST: 90_000,
    GIFT_STOCK: -90_000,
  });
  expect(await checkRecent(apiHost.database)).toEqual(soundLedger);
});

it.each([
  [{ amount: 1 }, 400],
  [{ paymentAmount: 957.5 }, 400],
  [{ denomination: 700 }, 400],
  [{ count: 11 }, 400],
  [{ giftCardId: '999999' }, 404],
  [{ gift: { name: 'Meera', email: 'meera@mail.example', sendOn: '2020-01-01' } }, 400],
  [{ gift: { name: 'Meera', email: 'meera' } }, 400],
])('an order with %j is refused, and nothing is written', async (change, status) => {
  expect((await send('/giftcard/orders', body(change))).status).toBe(status);
  const history = (await (await ravi.get('/giftcard/orders/history')).json()) as { totalElements: number };
  expect(history.totalElements).toBe(0);
});

it('a day has a limit of cards and of rupees', async () => {
  for (let n = 0; n < 4; n += 1) await order({ count: 5, denomination: 1000 });
  expect(await refused(await send('/giftcard/orders', body({ count: 1 })))).toEqual([
    409,
    'You can buy 0 more gift cards today. Please try again tomorrow.',
  ]);
  const { rows } = await apiHost.database.pool.query(
    `update gift_card_order set ordered_at = ordered_at - interval '1 day' where member_id = $1 returning id`,
    [ravi.id],
  );
  expect(rows).toHaveLength(4);
  await order({ count: 1 });
});

it('the same key orders once, and gets a session each time', async () => {
  const headers = {
    authorization: `Bearer ${ravi.accessToken}`,
    'idempotency-key': 'a key of sixteen letters'.replaceAll(' ', '-'),
  };
  const once = () => {
    const { headers: own, ...init } = postJson(body());
    return apiHost.call('/giftcard/orders', { ...init, headers: { ...own, ...headers } });
  };
  const [first, second] = [await (await once()).json(), await (await once()).json()].map((each) =>
    z.parse(Ordered, each),
  );
  expect(second?.order.id).toBe(first?.order.id);
  expect(second?.payment.providerOrderId).toBe(first?.payment.providerOrderId);
});

it('a proof that was tampered with, or is of another order, delivers nothing', async () => {
  const [mine, other] = [await order(), await order()];
  const proof = await act(other, 'pays');
  const id = mine.order.id;
  expect(await refused(await end(id, { outcome: 'PAID', ...proof }))).toEqual([
    400,
    'This payment belongs to another order.',
  ]);
  const stolen = { ...proof, providerOrderId: mine.payment.providerOrderId };
  expect(await refused(await end(id, { outcome: 'PAID', ...stolen }))).toEqual([
    400,
    'The provider did not sign this payment. Nothing was delivered.',
  ]);
  expect(await look(id)).toMatchObject({ stage: 'AWAITING_PAYMENT' });
});

it('a window that closes, fails or waits leaves an order that can be paid later', async () => {
  const placed = await order();
  const { id } = placed.order;
  await end(id, { outcome: 'CLOSED' });
  expect(await look(id)).toMatchObject({ stage: 'AWAITING_PAYMENT' });
  await act(placed, 'fails');
  await end(id, { outcome: 'FAILED' });
  expect(await look(id)).toMatchObject({ stage: 'PAYMENT_FAILED', paymentStatus: 'FAILED' });
  expect((await send(`/giftcard/orders/${id}/payment`)).status).toBe(200);
  await act(placed, 'hangs');
  expect(await look(id)).toMatchObject({ stage: 'VERIFYING', paymentStatus: 'PENDING', payableUntil: null });
  expect((await send(`/giftcard/orders/${id}/payment`)).status).toBe(409);
  await act(placed, 'pays');
  expect(await look(id)).toMatchObject({ stage: 'DELIVERED' });
});

it('a call of the provider alone delivers, and one that is replayed or signed by nobody changes nothing', async () => {
  const placed = await order();
  await act(placed, 'pays');
  const bought = await look(placed.order.id);
  expect(bought.stage).toBe('DELIVERED');
  const call = JSON.stringify({ providerOrderId: placed.payment.providerOrderId });
  const headers = { 'x-simulated-signature': '0'.repeat(64) };
  expect((await apiHost.call('/payment-webhooks/simulated', { method: 'POST', headers, body: call })).status).toBe(401);
  expect((await apiHost.call('/payment-webhooks/razorpay', { method: 'POST', headers, body: call })).status).toBe(404);
  expect(await look(placed.order.id)).toEqual(bought);
});

it('a PIN is masked until its buyer asks for it, which is noted', async () => {
  const placed = await order();
  await act(placed, 'pays');
  const [voucher] = secretsOf(await look(placed.order.id));
  expect(voucher?.pin_code).toBe('••••••');
  const response = await send(`/giftcard/vouchers/${voucher?.voucher_id}/pin`);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const { voucher_ref, pin_code } = z.parse(Voucher, await response.json());
  expect(voucher_ref).toBe(voucher?.voucher_ref);
  expect(pin_code).toMatch(/^\d{6}$/);
  for (const text of await textsTo(ravi.email)) {
    expect(text).not.toContain(pin_code);
    expect(text).not.toContain(voucher_ref);
  }
  const { rows } = await apiHost.database.pool.query(
    `select from member_event where member_id = $1 and kind = 'pinRevealed'`,
    [ravi.id],
  );
  expect(rows).toHaveLength(1);
  ravi = await joinMember(apiHost);
  expect((await send(`/giftcard/vouchers/${voucher?.voucher_id}/pin`)).status).toBe(404);
});

const gift = { name: 'Meera', email: 'meera@mail.example', message: 'Happy birthday!' };

it('a gift is opened once, by its link, and its buyer never sees the numbers', async () => {
  const placed = await order({ gift: { ...gift, email: 'meera1@mail.example' } });
  await act(placed, 'pays');
  const bought = await look(placed.order.id);
  const [listed] = secretsOf(bought);
  expect(listed).toMatchObject({ voucher_id: null, voucher_ref: expect.stringMatching(/^•••• \d{4}$/) as string });
  const [mail = ''] = await textsTo('meera1@mail.example');
  const key = /\/gift\/([\w-]{43})/.exec(mail)?.[1] ?? '';
  const read = await (await apiHost.call('/giftcard/gifts/view', postJson({ key }))).json();
  expect(read).toMatchObject({ brandName: 'Kapas', receiverName: 'Meera', message: 'Happy birthday!', openedAt: null });
  const opened = (await (await apiHost.call('/giftcard/gifts/open', postJson({ key }))).json()) as {
    vouchers: Voucher[];
  };
  expect(opened.vouchers).toHaveLength(2);
  expect(mail).not.toContain(opened.vouchers[0]?.pin_code);
  expect(await refused(await apiHost.call('/giftcard/gifts/open', postJson({ key })))).toEqual([
    409,
    'This gift was opened already.',
  ]);
  expect((await apiHost.call('/giftcard/gifts/open', postJson({ key: 'x'.repeat(43) }))).status).toBe(404);
  expect((await look(placed.order.id)).gift?.openedAt).not.toBeNull();
  const { rows } = await apiHost.database.pool.query<{ id: string }>(
    'select gift_card_voucher.id from gift_card_voucher join gift_card_order_line as line on line.id = line_id where order_id = $1',
    [placed.order.id],
  );
  expect((await send(`/giftcard/vouchers/${rows[0]?.id}/pin`)).status).toBe(404);
});

/** What jobs do, at another time. */
function later(hours: number, supply = true) {
  const parts = checkoutAt(hours, { database: apiHost.database, sealer, dataDir });
  return supply ? parts : { ...parts, supply: undefined };
}

it('a gift of another day is mailed on that day', async () => {
  const sendOn = indiaDay(new Date(Date.now() + 48 * HOUR_MS));
  const to = 'meera2@mail.example';
  await act(await order({ gift: { ...gift, email: to, sendOn } }), 'pays');
  await mailGifts(later(1));
  expect(await textsTo(to)).toEqual([]);
  await mailGifts(later(72));
  await mailGifts(later(72));
  expect(await textsTo(to)).toHaveLength(1);
});

it('an order that nobody pays is over after its time', async () => {
  const placed = await order();
  await askAboutOpen(later(GIFT_CARD_PAYMENT_HOURS + 1));
  expect(await look(placed.order.id)).toMatchObject({ stage: 'CANCELLED', payableUntil: null });
  expect((await send(`/giftcard/orders/${placed.order.id}/payment`)).status).toBe(409);
});

it('a payment without a call of the provider is found, and money without a voucher goes back', async () => {
  const placed = await order();
  const parts = later(1, false);
  parts.payment.paymentControls.act(placed.payment.providerOrderId, 'pays');
  await apiHost.database.pool.query('delete from gift_card_voucher where line_id is null');
  await askAboutOpen(parts);
  expect(await look(placed.order.id)).toMatchObject({
    stage: 'REFUNDING',
    paymentStatus: 'SUCCESS',
    orderStatus: 'FAILED',
  });
  expect((await textsTo(ravi.email)).join('\n')).toContain('All of your money goes back');
  expect(await checkRecent(apiHost.database)).toEqual(soundLedger);
  await askAboutOpen(parts);
  await askAboutOpen(parts);
  const back = await look(placed.order.id);
  expect(back).toMatchObject({ stage: 'REFUNDED', paymentStatus: 'REFUNDED', refund: { amount: 957.5 } });
  expect(back.refund?.refundedAt).not.toBeNull();
  expect(await checkLedger(apiHost.database)).toEqual(soundLedger);
});

it('a refund that the provider cannot make is in the log, with its order', async () => {
  const placed = await order();
  const parts = later(1, false);
  parts.payment.paymentControls.act(placed.payment.providerOrderId, 'pays');
  await apiHost.database.pool.query('delete from gift_card_voucher where line_id is null');
  await askAboutOpen(parts);
  const logged: unknown[] = [];
  const refused = {
    payment: { ...parts.payment, refund: () => Promise.reject(new Error('The account is closed')) },
    log: { error: (said: unknown) => void logged.push(said) },
  };
  await expect(askAboutOpen({ ...parts, ...refused })).rejects.toThrow(/1 of 1 gift card orders/);
  expect(logged).toEqual([{ err: new Error('The account is closed'), order: placed.order.id }]);
});
