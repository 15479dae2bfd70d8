import { InlineSelect } from '@potli/ui/InlineSelect';
import { useQueryClient } from '@tanstack/react-query';
import { useApp } from '../../../app/App.tsx';
import { DownloadCsv } from '../../../components/table/DownloadCsv.tsx';
import { type OrderFilter, orderFilters, toOrderFilter } from '../../../features/orders/orderStatus.ts';
import { orderCsv } from './orderColumns.tsx';
import { ordersQuery } from './ordersQuery.ts';

const options = [{ value: '', label: 'All orders' }, ...orderFilters];

export interface OrderToolsProps {
  /** Undefined: all. */
  status: OrderFilter | undefined;
  onStatusChange: (status: OrderFilter | undefined) => void;
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
        onChange={(value) => onStatusChange(toOrderFilter(value))}
      />
      <DownloadCsv
        name="orders"
        columns={orderCsv}
        read={(at) => client.fetchQuery(ordersQuery(api, { ...at, status }))}
      />
    </>
  );
}
