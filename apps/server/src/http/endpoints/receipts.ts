import { encodeResponse } from '../CachedResponse.ts';
import type { Handlers } from '../Handler.ts';
import { callerOf } from '../RequestContext.ts';

export const receiptHandlers: Pick<Handlers, 'getClickReceipt' | 'listReceiptKeys'> = {
  async getClickReceipt(context, { params }) {
    const { id: memberId } = await callerOf(context);
    return context.services.receipts.receiptOf(memberId, params.id);
  },
  // with an ETag, and no cookie or session in the answer: every cache may store it
  listReceiptKeys: async ({ services }) => encodeResponse(await services.receipts.keys()),
};
