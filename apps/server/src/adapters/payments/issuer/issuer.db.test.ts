import { rmSync } from 'node:fs';
import { createGiftCardOrder, GiftCardOrder } from '@potli/api';
import { GIFT_CARD_ISSUE_HOURS } from '@potli/api/contract/policy';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { checkLedger } from '../../../domain/ledger/journals/checkLedger.ts';
import { createSealer } from '../../../domain/platform/sealing/createSealer.ts';
import { importCatalogue } from '../../../domain/shop/catalogue/import/importCatalogue.ts';
import { askAboutOpen } from '../../../domain/shop/checkout/askProvider.ts';
import { createDataDir } from '../../../testing/createDataDir.ts';
import { createTestHost, type TestHost } from '../../../testing/createTestHost.ts';
import { joinMember, type TestMember } from '../../../testing/joinMember.ts';
import { checkoutAt } from '../../../testing/payments/checkoutAt.ts';
import { type IssuerDouble, startIssuerDouble } from '../../../testing/payments/startIssuerDouble.ts';
import { sampleCatalogue } from '../../../testing/sampleCatalogue.ts';
import { soundLedger } from '../../../testing/soundLedger.ts';
import { testSettings } from '../../../testing/testSettings.ts';
import { createBankClient } from '../../banks/createBankClient.ts';
import { issuerSupply } from './issuerSupply.ts';

const dataDir = createDataDir();
const sealer = createSealer(testSettings.piiKey);
let issuer: IssuerDouble;
let apiHost: TestHost;
let ravi: TestMember;
let giftCardId: string;

beforeAll(async () => {
  issuer = await startIssuerDouble();
  apiHost = await createTestHost({ dataDir, vouchers: issuer.settings });
  await importCatalogue(apiHost.database, sampleCatalogue());
  const { rows } = await apiHost.database.pool.query<{ id: string }>('select id from gift_card');
  giftCardId = rows[0]?.id ?? '';
});
afterAll(async () => {
  await apiHost.close();
  await issuer.close();
  rmSync(dataDir, { recursive: true, force: true });
});
beforeEach(async () => {
  issuer.mood = 'issues';
  issuer.drops = 0;
  ravi = await joinMember(apiHost);
});

/** The provider, which shares its folder with that of the host; and what the job does at another time. */
function later(hours: number) {
  const { url: baseUrl, key } = issuer.settings;
  const headers = { authorization: `Bearer ${key}` };
  const client = createBankClient({ title: 'The issuer', baseUrl, headers, paceMs: 0, timeoutMs: 2000 });
  return { ...checkoutAt(hours, { database: apiHost.database, sealer, dataDir }), supply: issuerSupply(client) };
}

/** An order of two cards that is paid, and of which the browser says so. */
async function buy() {
  const sent = { giftCardId, denomination: 500, count: 2 };
  const placed = z.parse(
    createGiftCardOrder.response,
    await (await ravi.send('POST', '/giftcard/orders', sent)).json(),
  );
  later(0).payment.paymentControls.act(placed.payment.providerOrderId, 'pays');
  await ravi.send('POST', `/giftcard/orders/${placed.order.id}/payment/confirm`, { outcome: 'CLOSED' });
  return placed.order.id;
}
const look = async (id: string) => z.parse(GiftCardOrder, await (await ravi.get(`/giftcard/orders/${id}`)).json());
const handedOut = (id: string) => issuer.issued.get(`gift-${id}`)?.length ?? 0;
const stock = async () => {
  const { rows } = await apiHost.database.pool.query<{ count: string }>(
    'select count(*) from gift_card_voucher where line_id is null',
  );
  return Number(rows[0]?.count);
};

it('what the issuer hands out is delivered at once, at its cost', async () => {
  const id = await buy();
  const order = await look(id);
  expect(order).toMatchObject({ stage: 'DELIVERED', orderStatus: 'SUCCESS' });
  expect(order.purchaseOrders[0]?.itemDetailsForUser.data).toHaveLength(2);
  const { rows } = await apiHost.database.pool.query('select cost_paise::int as cost from gift_card_voucher');
  expect(rows).toEqual([{ cost: 46_000 }, { cost: 46_000 }]);
  expect(await checkLedger(apiHost.database)).toEqual(soundLedger);
});

it('one that takes its time is asked again; the order says so until then', async () => {
  issuer.mood = 'waits';
  const id = await buy();
  expect(await look(id)).toMatchObject({ stage: 'ISSUING', paymentStatus: 'SUCCESS', orderStatus: 'PENDING' });
  expect(await checkLedger(apiHost.database)).toEqual(soundLedger);
  issuer.issueAll();
  await askAboutOpen(later(1));
  expect(await look(id)).toMatchObject({ stage: 'DELIVERED' });
});

it('an answer that is lost issues nothing twice: the same reference is asked again', async () => {
  issuer.drops = 2;
  const id = await buy();
  expect(await look(id)).toMatchObject({ stage: 'ISSUING' });
  issuer.drops = 1;
  await expect(askAboutOpen(later(1))).rejects.toThrow('1 of 1');
  await askAboutOpen(later(2));
  expect(await look(id)).toMatchObject({ stage: 'DELIVERED' });
  expect([handedOut(id), await stock()]).toEqual([2, 0]);
});

it('many that ask at once deliver an order once', async () => {
  issuer.mood = 'waits';
  const id = await buy();
  issuer.issueAll();
  await Promise.all(Array.from({ length: 5 }, () => askAboutOpen(later(1))));
  expect(await look(id)).toMatchObject({ stage: 'DELIVERED' });
  expect([handedOut(id), await stock()]).toEqual([2, 0]);
  expect(await checkLedger(apiHost.database)).toEqual(soundLedger);
});

it('what it refuses is refunded at once', async () => {
  issuer.mood = 'refuses';
  const id = await buy();
  expect(await look(id)).toMatchObject({ stage: 'REFUNDED', refund: { amount: 957.5 } });
  expect(await checkLedger(apiHost.database)).toEqual(soundLedger);
});

it.each([
  ['says that it waits', 0],
  ['says nothing', Number.POSITIVE_INFINITY],
])('one that %s for too long: the money goes back', async (_, drops) => {
  issuer.mood = 'waits';
  const id = await buy();
  issuer.drops = drops;
  await askAboutOpen(later(GIFT_CARD_ISSUE_HOURS - 1)).catch(() => {});
  expect(await look(id)).toMatchObject({ stage: 'ISSUING' });
  await askAboutOpen(later(GIFT_CARD_ISSUE_HOURS + 1));
  expect(await look(id)).toMatchObject({ stage: 'REFUNDED' });
  expect(await checkLedger(apiHost.database)).toEqual(soundLedger);
});

it.each([
  ['another number of vouchers', { status: 'issued', vouchers: [] }],
  ['no number', { status: 'issued', vouchers: [{ number: '', pin: '1', expiresOn: '2099-12-31', cost: 1 }] }],
  ['a day that is none', { status: 'issued', vouchers: [{ number: '1', pin: '1', expiresOn: '31-12-2099', cost: 1 }] }],
  ['another word', { status: 'done' }],
])('an answer with %s is not read', async (_, fields) => {
  const supply = issuerSupply(() => Promise.resolve({ status: 200, fields }));
  const wanted = { reference: 'gift-1', giftCardSlug: 'kapas-gift', facePaise: 50_000n, count: 1 };
  await expect(supply(wanted)).rejects.toThrow(/^The issuer sent/);
});
