import type { Handlers } from '../Handler.ts';
import { keyedHandler } from '../keyedHandler.ts';

export const bookHandlers: Pick<Handlers, 'getBooks' | 'settleOrders'> = {
  getBooks: ({ services }) => services.books.read(),
  settleOrders: keyedHandler('settleOrders', {
    act: ({ services }, { body }, once) => services.books.settle(body, once()),
  }),
};
