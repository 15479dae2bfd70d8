import type { Handlers } from '../Handler.ts';
import { keyedHandler } from '../keyedHandler.ts';
import { adminName } from '../RequestContext.ts';

export const adminOrderHandlers: Pick<Handlers, 'listReviewOrders' | 'acceptOrder'> = {
  listReviewOrders: ({ services }, { query }) => services.orderReview.list(query),
  acceptOrder: keyedHandler('acceptOrder', {
    act: async (context, { params, body }, once) =>
      context.services.orderReview.accept({ ...params, ...body, who: await adminName(context) }, once()),
  }),
};
