import { expect, test } from 'vitest';
import { admitad } from './admitad.ts';
import { awin } from './awin.ts';
import { pickTexts } from './pickTexts.ts';

const part = (code: string, amount: number) => ({
  commissionGroupCode: code,
  commissionGroupName: `The ${code}`,
  amount,
});

test.each([
  ['that all of them say', [part('AUDIO', 10), part('AUDIO', 20)], 'AUDIO'],
  ['of the only one', [part('PHONES', 10)], 'PHONES'],
  ['of none where they differ', [part('AUDIO', 10), part('PHONES', 20)], undefined],
  ['of none where one does not say it', [part('AUDIO', 10), { amount: 5 }], undefined],
  ['of none where there is none', [], undefined],
])('of the parts of an order its category is the group %s', (_name, transactionParts, category) => {
  const row = { id: 259_630_312, orderRef: 'OD-77', saleAmount: { amount: 30, currency: 'INR' }, transactionParts };
  const { category: picked, parts: _, ...texts } = pickTexts(awin, row);
  expect(texts).toEqual({ orderId: '259630312', storeOrderId: 'OD-77', saleAmount: '30', currency: 'INR' });
  expect(picked || undefined).toBe(category);
});

test.each([
  ['with several groups', [part('AUDIO', 10), { ...part('PHONES', 20), commissionAmount: 2.5 }], ['AUDIO', 'PHONES']],
  ['of which one has no group', [part('AUDIO', 10), { amount: 20, commissionAmount: 2.5 }], ['AUDIO', '']],
])('parts %s are told, each with its amounts', (_, transactionParts, [one = '', other = '']) => {
  expect(pickTexts(awin, { id: 1, transactionParts }).parts).toEqual([
    { category: one, saleAmount: '10', commission: '' },
    { category: other, saleAmount: '20', commission: '2.5' },
  ]);
});

test('two lists of parts of one order, as JSON with a name twice has them, are refused', () => {
  const transactionParts = [[part('AUDIO', 10)], [part('PHONES', 20)]];
  expect(() => pickTexts(awin, { id: 1, transactionParts })).toThrow('"transactionParts" is there twice');
});

test('parts of one group are not told: the order says it', () => {
  expect(pickTexts(awin, { id: 1, transactionParts: [part('AUDIO', 10), part('AUDIO', 20)] })).not.toHaveProperty(
    'parts',
  );
});

test.each(['N/A', '-', 'null', '0000-00-00 00:00:00'])(
  'a name that says %s does not hide what another one says',
  (nothing) => {
    const row = {
      order_id: 'OD-7',
      subid: nothing,
      subid1: 'CLICK',
      status_updated: nothing,
      action_date: '2026-11-30',
    };
    expect(pickTexts(admitad, row)).toMatchObject({ orderId: 'OD-7', clickId: 'CLICK', occurredAt: '2026-11-30' });
    expect(pickTexts(admitad, { cart: nothing })).toEqual({ saleAmount: nothing });
    // two numbers could make two orders of one
    expect(pickTexts(admitad, { action_id: nothing, order_id: 'OD-7' })).toMatchObject({ orderId: nothing });
  },
);
