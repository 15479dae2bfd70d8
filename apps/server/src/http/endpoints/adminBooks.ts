import type { Handlers } from '../Handler.ts';
import { keyedHandler } from '../keyedHandler.ts';
import { adminName } from '../RequestContext.ts';

type BookCalls =
  | 'getBookBalances'
  | 'closeBooks'
  | 'exportJournal'
  | 'exportInvoice'
  | 'exportTax'
  | 'exportSentPayouts';

export const adminBookHandlers: Pick<Handlers, BookCalls> = {
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
  exportInvoice: keyedHandler('exportInvoice', {
    act: async (context, { body }, once) =>
      context.services.accountantFiles.exportInvoice(body, await adminName(context), once()),
    repeat: ({ services }, { body }) => services.accountantFiles.invoice(body),
  }),
  exportTax: keyedHandler('exportTax', {
    act: async (context, { body }, once) =>
      context.services.accountantFiles.exportTax(body, await adminName(context), once()),
    repeat: ({ services }, { body }) => services.accountantFiles.tax(body),
  }),
  exportSentPayouts: keyedHandler('exportSentPayouts', {
    act: async (context, { body: { month } }, once) =>
      context.services.accountantFiles.exportSentPayouts(month, await adminName(context), once()),
    repeat: ({ services }, { body: { month } }) => services.accountantFiles.sentPayouts(month),
  }),
};
