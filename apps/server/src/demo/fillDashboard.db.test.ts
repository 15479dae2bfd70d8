import { afterAll, beforeAll, expect, test } from 'vitest';
import { readDisputes } from '../domain/orders/disputes/readDisputes.ts';
import { createSealer } from '../domain/platform/sealing/createSealer.ts';
import { createContentService } from '../domain/shop/content/createContentService.ts';
import { readGiftCardOrders } from '../domain/shop/giftcards/readGiftCardOrders.ts';
import { readCustomLinks } from '../domain/shop/links/readCustomLinks.ts';
import { createDemoDatabase } from '../testing/createDemoDatabase.ts';
import { testSettings } from '../testing/testSettings.ts';

const sealer = createSealer(testSettings.piiKey);
const database = await createDemoDatabase();
let ashaId: bigint;

beforeAll(async () => {
  const { rows } = await database.pool.query<{ id: string }>(
    `select id from member where email = 'asha@potli.example'`,
  );
  ashaId = BigInt(rows[0]?.id ?? 0);
});
afterAll(() => database.close());

test('Asha has a claim in every status, the last about a click without an order', async () => {
  const page = { pageNumber: 0, pageSize: 10 };
  const { rows: claims } = await readDisputes(database.orm, ashaId, page, (name) => name);
  expect(claims.map(({ disputeStatus }) => disputeStatus)).toEqual([
    'RECEIVED',
    'ON_HOLD',
    'SENT_TO_STORE',
    'NEED_INFO',
    'APPROVED',
    'REJECTED',
  ]);
  for (const { storeName, answer, disputeStatus } of claims) {
    expect(storeName).not.toBeNull();
    expect(answer === null).toBe(disputeStatus === 'RECEIVED');
  }
  for (const { orderTime, disputeCreationTime } of claims) expect(orderTime < disputeCreationTime).toBe(true);
  const { rows } = await database.pool.query(
    `select member_id, source_id, (select count(*)::int from shop_order where click_id = click.id) as orders
     from click where id = $1`,
    [claims[0]?.clickId],
  );
  expect(rows).toEqual([{ member_id: String(ashaId), source_id: claims[0]?.storeId, orders: 0 }]);
});

test('her share links are older than their clicks', async () => {
  const links = await readCustomLinks(database.orm, ashaId);
  expect(links.length).toBeGreaterThan(4);
  expect(links.some(({ earnedAmount = 0 }) => earnedAmount > 0)).toBe(true);
  const { rows } = await database.pool.query<{ early: number }>(
    `select count(*)::int as early from click join custom_link on custom_link.id = source_id
     where source = 'CUSTOM_LINK' and clicked_at < created_at`,
  );
  expect(rows).toEqual([{ early: 0 }]);
});

test('her nine gift card orders are of every kind, and vouchers are delivered with success only', async () => {
  const { content, totalElements } = await readGiftCardOrders(database.orm, sealer, ashaId, { page: 0, size: 50 });
  expect(totalElements).toBe(9);
  expect(new Set(content.map(({ orderStatus }) => orderStatus))).toEqual(
    new Set(['SUCCESS', 'PENDING', 'FAILED', 'REFUNDED']),
  );
  for (const { orderStatus, purchaseOrders, orderAmount, paymentMetadata } of content) {
    for (const { count, itemDetailsForUser } of purchaseOrders) {
      expect(itemDetailsForUser.data).toHaveLength(orderStatus === 'SUCCESS' ? count : 0);
    }
    expect(paymentMetadata.paymentAmount).toBeLessThan(orderAmount);
  }
});

test('the dashboard has a banner, questions and videos', async () => {
  const { version, userDashboardBanner, userDashboardFAQ, userDashboardVideos } =
    await createContentService(database).read();
  expect(version).toBeGreaterThan(0);
  expect(userDashboardBanner?.altText).toMatch(/\S/);
  expect(userDashboardFAQ.length).toBeGreaterThan(3);
  expect(userDashboardVideos.length).toBeGreaterThan(3);
});
