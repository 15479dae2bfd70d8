import { createHandler } from '../http/createHandlers.ts';
import { MockProblem, notFound } from '../http/MockProblem.ts';
import { mockReceiptKeys, signReceipt } from '../signReceipt.ts';
import { failing, refusing, slow } from './failures.ts';

/** The signed receipt of a click. */
export const receiptScenarios = {
  failing: () => failing('getClickReceipt'),
  slow: () => slow('getClickReceipt'),
  /** There is no such click, or the host gives no receipts. */
  missing: () => refusing(notFound, ['getClickReceipt']),
  tooMany: () =>
    refusing(() => new MockProblem(429, 'Too many tries. Please wait a little and try again.'), ['getClickReceipt']),
  keysFailing: () => failing('listReceiptKeys'),
  /** Of a click from before rates and terms were stored. */
  bare: () => [
    createHandler('getClickReceipt', ({ params }) =>
      signReceipt({
        type: 'potli receipt 1',
        clickId: params.id,
        memberId: '1',
        at: '2026-01-04T06:00:00.000Z',
        source: 'GIFT_CARD',
        item: { kind: 'GIFT_CARD', id: '7', name: null, sentTo: null },
        rates: { version: null, rows: [] },
        terms: null,
      }),
    ),
  ],
  /** A shop that signed with a key that it does not publish. */
  strangeKey: () => [createHandler('listReceiptKeys', async () => ({ ...(await mockReceiptKeys()), keys: [] }))],
};
