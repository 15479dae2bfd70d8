import type { Client } from '@potli/api/client';
import { getClickReceipt, listReceiptKeys, type Receipt, type ReceiptKeys } from '@potli/api/contract/receipts';
import { verifyReceipt } from '@potli/proof';
import { queryOptions } from '@tanstack/react-query';
import { apiQuery } from '../../app/apiQuery.ts';

/** The receipt of a click, which never changes. */
export const receiptQuery = (api: Client, clickId: string) =>
  queryOptions({ ...apiQuery(api, getClickReceipt, { params: { id: clickId } }), staleTime: Infinity });

/** The public keys of the shop. */
export const receiptKeysQuery = (api: Client) => apiQuery(api, listReceiptKeys, {});

/** Whether the browser finds that the shop signed a receipt. Null: it cannot check. */
export const checkQuery = (receipt: Receipt | undefined, keys: ReceiptKeys | undefined) =>
  queryOptions({
    queryKey: ['check of a receipt', receipt?.clickId, receipt?.signature, keys?.keys.map(({ id }) => id)],
    queryFn: async () => {
      const { result } = await verifyReceipt(receipt, keys);
      return result === 'unreadable' ? null : result;
    },
    enabled: receipt !== undefined && keys !== undefined,
  });
