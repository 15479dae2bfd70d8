import type { Handlers } from '../Handler.ts';
import { keyedHandler } from '../keyedHandler.ts';
import { adminName } from '../RequestContext.ts';

export const bookHandlers: Pick<Handlers, 'getBooks' | 'settleOrders'> = {
  getBooks: ({ services }) => services.books.read(),
  settleOrders: keyedHandler('settleOrders', {
    act: async (context, { body }, once) =>
      context.services.books.bookStatement(body, await adminName(context), once()),
  }),
};
