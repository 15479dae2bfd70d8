import * as z from 'zod/mini';
import type { Handlers } from '../Handler.ts';
import { keyedHandler } from '../keyedHandler.ts';
import { placeOf } from '../placeOf.ts';
import { callerOf } from '../RequestContext.ts';

type Names =
  | 'listGiftCardOrders'
  | 'getGiftCardOrder'
  | 'createGiftCardOrder'
  | 'startGiftCardPayment'
  | 'confirmGiftCardPayment'
  | 'revealVoucherPin'
  | 'getGift'
  | 'openGift';

/** What the key of an order stores: the session for the provider is created again. */
const Stored = z.object({ orderId: z.string() });

export const giftCardOrderHandlers: Pick<Handlers, Names> = {
  async listGiftCardOrders(context, { query }) {
    return context.services.giftCardOrders.listOf((await callerOf(context)).id, query);
  },
  async getGiftCardOrder(context, { params: { id } }) {
    return context.services.giftCardSales.find(await callerOf(context), id);
  },
  createGiftCardOrder: keyedHandler('createGiftCardOrder', {
    async act(context, { body }, once) {
      return context.services.giftCardSales.create({ caller: await callerOf(context), body }, once());
    },
    async repeat(context, _request, stored) {
      const { orderId } = z.parse(Stored, stored);
      return context.services.giftCardSales.again(await callerOf(context), orderId);
    },
  }),
  async startGiftCardPayment(context, { params: { id } }) {
    return context.services.giftCardSales.start(await callerOf(context), id);
  },
  async confirmGiftCardPayment(context, { params: { id }, body }) {
    return context.services.giftCardSales.confirm(await callerOf(context), id, body);
  },
  async revealVoucherPin(context, { params: { id } }) {
    return context.services.vouchers.reveal(await callerOf(context), id, placeOf(context));
  },
  getGift: (context, { body: { key } }) => context.services.vouchers.gift(key, context.ip),
  openGift: (context, { body: { key } }) => context.services.vouchers.open(key, context.ip),
};
