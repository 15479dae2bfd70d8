import type { Handlers } from '../Handler.ts';
import { keyedHandler } from '../keyedHandler.ts';
import { adminName } from '../RequestContext.ts';

export const adminVoucherHandlers: Pick<Handlers, 'importVoucherFile' | 'listVoucherStock' | 'removeVouchers'> = {
  listVoucherStock: ({ services }, { query }) => services.stock.list(query),
  importVoucherFile: keyedHandler('importVoucherFile', {
    act: async (context, { body }, once) => {
      const by = { who: await adminName(context), action: 'importVoucherFile' };
      return context.services.voucherFiles.import(body, by, once());
    },
  }),
  removeVouchers: keyedHandler('removeVouchers', {
    act: async (context, { body }, once) => {
      const by = { who: await adminName(context), action: 'removeVouchers' };
      return context.services.stock.remove(body, by, once());
    },
  }),
};
