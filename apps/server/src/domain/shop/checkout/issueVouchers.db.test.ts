import { createGiftCardOrder, GiftCardOrder } from '@potli/api';
import { GIFT_CARD_ISSUE_HOURS } from '@potli/api/contract/policy';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createDataDir } from '../../../testing/createDataDir.ts';
import { createTestHost, type TestHost } from '../../../testing/createTestHost.ts';
import { joinMember, type TestMember } from '../../../testing/joinMember.ts';
import { checkoutAt } from '../../../testing/payments/checkoutAt.ts';
import { sampleCatalogue } from '../../../testing/sampleCatalogue.ts';
import { testSettings } from '../../../testing/testSettings.ts';
import { createSealer } from '../../platform/sealing/createSealer.ts';
import { importCatalogue } from '../catalogue/import/importCatalogue.ts';
import { addToStock, readStock } from '../giftcards/voucherStock.ts';
import { type AskParts, askAboutOpen } from './askProvider.ts';

const dataDir = createDataDir();
const sealer = createSealer(testSettings.piiKey);

let apiHost: TestHost;
let ravi: TestMember;
let giftCardId: string;

beforeAll(async () => {
  apiHost = await createTestHost({ dataDir });
  await importCatalogue(apiHost.database, sampleCatalogue());
  const { rows } = await apiHost.database.pool.query<{ id: string }>('select id from gift_card');
  giftCardId = rows[0]?.id ?? '';
  ravi = await joinMember(apiHost);
});
afterAll(() => apiHost.close());

const later = (hours: number) => checkoutAt(hours, { database: apiHost.database, sealer, dataDir });
const order = async () => {
  const response = await ravi.send('POST', '/giftcard/orders', { giftCardId, denomination: 500, count: 2 });
  return z.parse(createGiftCardOrder.response, await response.json());
};
const look = async (id: string) => z.parse(GiftCardOrder, await (await ravi.get(`/giftcard/orders/${id}`)).json());

describe('an issuer that is not done', () => {
  const emptyStock = () => apiHost.database.pool.query('delete from gift_card_voucher where line_id is null');

  async function paidOrder(parts: Omit<ReturnType<typeof later>, 'supply' | 'log'> & Pick<AskParts, 'supply' | 'log'>) {
    const placed = await order();
    parts.payment.paymentControls.act(placed.payment.providerOrderId, 'pays');
    await emptyStock();
    await askAboutOpen(parts);
    return placed.order.id;
  }

  it.each(['the money goes back', 'the stock is filled'])('is named in the log where %s', async (end) => {
    const logged: unknown[] = [];
    const isFilled = end === 'the stock is filled';
    const waiting = {
      supply: () => Promise.resolve({ result: 'pending' } as const),
      log: { error: (said: unknown) => void logged.push(said) },
    };
    const id = await paidOrder({ ...later(1), ...waiting });
    await askAboutOpen({ ...later(2), ...waiting });
    expect(await look(id)).toMatchObject({ stage: 'ISSUING' });
    expect(logged).toEqual([]);
    if (isFilled) await addToStock(apiHost.database.orm, sealer, someVouchers(2));
    await askAboutOpen({ ...later(isFilled ? 3 : GIFT_CARD_ISSUE_HOURS + 2), ...waiting });
    expect((await look(id)).stage).toBe(isFilled ? 'DELIVERED' : 'REFUNDED');
    expect(logged).toEqual([{ reference: `gift-${id}` }]);
    await emptyStock();
  });

  it('is named in the log where it was switched off meanwhile: it may have issued before', async () => {
    const logged: unknown[] = [];
    const log = { error: (said: unknown) => void logged.push(said) };
    const id = await paidOrder({ ...later(1), log, supply: () => Promise.resolve({ result: 'pending' }) });
    await askAboutOpen({ ...later(2), log, supply: undefined });
    expect((await look(id)).stage).toBe('REFUNDED');
    expect(logged).toEqual([{ reference: `gift-${id}` }]);
    await emptyStock();
  });

  it('and fails while another host delivers: nobody asks about the order again', async () => {
    const id = await paidOrder({ ...later(1), supply: () => Promise.resolve({ result: 'pending' }) });
    await addToStock(apiHost.database.orm, sealer, someVouchers(2));
    const failing = async () => {
      await askAboutOpen({ ...later(2), supply: () => Promise.resolve({ result: 'pending' }) });
      throw new Error('The issuer is away');
    };
    await expect(askAboutOpen({ ...later(2), supply: failing })).rejects.toThrow(/1 of 1 gift card orders/);
    expect((await look(id)).stage).toBe('DELIVERED');
    const { rows } = await apiHost.database.pool.query('select next_ask_at from gift_card_order where id = $1', [id]);
    expect(rows).toEqual([{ next_ask_at: null }]);
    await emptyStock();
  });

  it('issues into the stock, also for an order that has its vouchers by then', async () => {
    const id = await paidOrder({ ...later(1), supply: () => Promise.resolve({ result: 'pending' }) });
    await addToStock(apiHost.database.orm, sealer, someVouchers(2));
    let delivering: Promise<void> | undefined;
    const slow = async () => {
      delivering ??= askAboutOpen({ ...later(2), supply: () => Promise.resolve({ result: 'pending' }) });
      await delivering;
      return { result: 'issued', vouchers: someVouchers(2) } as const;
    };
    await askAboutOpen({ ...later(2), supply: slow });
    expect((await look(id)).stage).toBe('DELIVERED');
    expect((await readStock(apiHost.database.orm)).map(({ count }) => count)).toEqual([2]);
    await emptyStock();
  });
});

let made = 0;
const someVouchers = (count: number) =>
  Array.from({ length: count }, () => {
    made += 1;
    const kind = { giftCardSlug: 'kapas-gift', facePaise: 50_000n, costPaise: 45_000n, expiresOn: '2099-12-31' };
    return { ...kind, cardNumber: `issued ${made}`, pin: '482913' };
  });
