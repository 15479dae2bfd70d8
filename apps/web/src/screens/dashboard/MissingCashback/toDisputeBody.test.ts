import { emptyDisputeForm } from '@potli/machines/dispute-form';
import { expect, it } from 'vitest';
import { toDisputeBody } from './toDisputeBody.ts';

const form = {
  ...emptyDisputeForm,
  disputeSourceType: 'STORE' as const,
  storeId: '1',
  orderTime: '2026-11-12T18:24',
  storeOrderId: 'JG-1',
  orderAmount: '1299.50',
};

it('sends times in UTC, the amount in rupees, and null for empty fields', () => {
  expect(toDisputeBody({ form, clickId: undefined, links: [] })).toMatchObject({
    disputeSourceType: 'STORE',
    disputeType: 'MISSING_CASHBACK',
    orderAmount: 1299.5,
    orderTime: '2026-11-12T12:54:00.000Z',
    transactionDate: null,
    deliveryDate: null,
    clickId: null,
    downloadLinks: [],
  });
});

it('sends a date as the start of that day in India, and the click and the files', () => {
  const claim = { form: { ...form, deliveryDate: '2026-11-15' }, clickId: 'C', links: ['/api/uploads/1.pdf'] };
  expect(toDisputeBody(claim)).toMatchObject({
    deliveryDate: '2026-11-14T18:30:00.000Z',
    clickId: 'C',
    downloadLinks: ['/api/uploads/1.pdf'],
  });
});

it('throws where a required field is empty', () => {
  expect(() => toDisputeBody({ form: { ...form, orderTime: '' }, clickId: undefined, links: [] })).toThrow();
});
