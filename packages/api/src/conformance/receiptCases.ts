import type { Receipt, ReceiptKeys } from '../contract/receipts.ts';
import type { ConformanceCase, Known } from './ConformanceCase.ts';

const receipt = ({ clickId }: Known) => ({ params: { id: clickId } });

export const receiptCases: readonly ConformanceCase[] = [
  {
    name: 'returns what was promised at a click, twice the same',
    endpoint: 'getClickReceipt',
    as: 'member',
    request: receipt,
    status: 200,
    sentTwice: true,
    check: (answer, { clickId }) => {
      const { clickId: id, signature, rates } = answer as Receipt;
      const usual = rates.rows.filter(({ isUsual }) => isUsual === 'yes');
      return id === clickId && signature.length === 86 && usual.length === Math.min(rates.rows.length, 1);
    },
  },
  {
    name: 'does not find the click of another member',
    endpoint: 'getClickReceipt',
    as: 'newMember',
    request: receipt,
    status: 404,
  },
  {
    name: 'does not find a click by words',
    endpoint: 'getClickReceipt',
    as: 'member',
    request: () => ({ params: { id: 'no-click' } }),
    status: 404,
  },
  {
    name: 'has the key of today among its keys',
    endpoint: 'listReceiptKeys',
    status: 200,
    check: (answer) => {
      const { keys } = answer as ReceiptKeys;
      return keys.at(-1)?.validUntil === null && new Set(keys.map(({ id }) => id)).size === keys.length;
    },
  },
];
