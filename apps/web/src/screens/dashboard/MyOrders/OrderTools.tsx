import type { TransactionStatus } from '@potli/api/contract/transactions';
import { InlineSelect } from '@potli/ui/InlineSelect';
import { useQueryClient } from '@tanstack/react-query';
import { useApp } from '../../../app/App.tsx';
import { DownloadCsv } from '../../../components/table/DownloadCsv.tsx';
import { orderStatuses, toOrderStatus } from '../../../features/orders/orderStatus.ts';
import { orderCsv } from './orderColumns.tsx';
import { ordersQuery } from './ordersQuery.ts';

const options = [{ value: '', label: 'All orders' }, ...orderStatuses];

export interface OrderToolsProps {
  /** Undefined: all. */
  status: TransactionStatus | undefined;
  onStatusChange: (status: TransactionStatus | undefined) => void;
}

/** Status filter and CSV download. */
export function OrderTools({ status, onStatusChange }: OrderToolsProps) {
  const { api } = useApp();
  const client = useQueryClient();
  return (
    <>
      <InlineSelect
        label="Status"
        value={status ?? ''}
        options={options}
        onChange={(value) => onStatusChange(toOrderStatus(value))}
      />
      <DownloadCsv
        name="orders"
        columns={orderCsv}
        read={(at) => client.fetchQuery(ordersQuery(api, { ...at, status }))}
      />
    </>
  );
}
