import { demoGiftCardOrders } from '../../fixtures/index.ts';
import { createHandler } from '../http/createHandlers.ts';
import { toGiftCardOrderPage } from '../resources/giftCardOrders.ts';
import { failing, slow, withoutSession } from './failures.ts';

const YEARS = 7;

/** The member's history of gift cards. */
export const giftCardOrderScenarios = {
  empty: () => [createHandler('listGiftCardOrders', () => ({ content: [], totalPages: 0, totalElements: 0 }))],
  /** Of a member of many years. */
  manyPages: () => [
    createHandler('listGiftCardOrders', ({ query: { page, size } }) => {
      const years = Array.from({ length: YEARS }, (_, year) =>
        demoGiftCardOrders.map((row) => ({ ...row, id: `${row.id}-${year}` })),
      );
      return toGiftCardOrderPage(years.flat(), page, size);
    }),
  ],
  failing: () => failing('listGiftCardOrders'),
  slow: () => slow('listGiftCardOrders'),
  unauthorized: () => withoutSession('listGiftCardOrders'),
};
