import type { Handlers } from '../Handler.ts';
import { keyedHandler } from '../keyedHandler.ts';
import { adminName } from '../RequestContext.ts';

export const adminBookHandlers: Pick<Handlers, 'getBookBalances' | 'closeBooks' | 'exportJournal'> = {
  getBookBalances: ({ services }, { query: { to } }) => services.books.readBalances(to),
  closeBooks: keyedHandler('closeBooks', {
    act: async (context, { body: { month } }, once) =>
      context.services.books.closeMonth(month, await adminName(context), once()),
  }),
  exportJournal: keyedHandler('exportJournal', {
    act: async (context, { body }, once) =>
      context.services.books.exportJournal(body, await adminName(context), once()),
    // the file itself is not stored with the key
    repeat: ({ services }, { body }) => services.books.journal(body),
  }),
};
