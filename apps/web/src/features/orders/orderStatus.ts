import type { TransactionStatus } from '@potli/api/contract/transactions';
import type { BadgeProps } from '@potli/ui/Badge';
import { type TableSearch, tableSearch } from '../../components/table/tableSearch.ts';

interface StatusLook {
  label: string;
  tone: NonNullable<BadgeProps['tone']>;
}

/**
 * The statuses of an order, first to last (docs/product/orders-and-payouts.md#order-statuses), named as in wallet and
 * story. Without their schema: every page loads this.
 */
export const orderStatuses = [
  { value: 'TRACKED', label: 'Tracked', tone: 'warn' },
  { value: 'UNDER_REVIEW', label: 'Under review', tone: 'info' },
  { value: 'CONFIRMED', label: 'Confirmed', tone: 'money' },
  { value: 'PAYABLE', label: 'Payable', tone: 'money' },
  { value: 'PAID', label: 'Paid', tone: 'money' },
  { value: 'REJECTED', label: 'Declined', tone: 'danger' },
  { value: 'REVERSED', label: 'Taken back', tone: 'danger' },
  { value: 'FORFEITED', label: 'Forfeited', tone: 'danger' },
] as const satisfies readonly (StatusLook & { value: TransactionStatus })[];

/** What the wallet sums as Cashback in Pending. */
export const PENDING = 'TRACKED,UNDER_REVIEW';

/** What My Orders can be narrowed to: a status, or several. */
export const orderFilters = [{ value: PENDING, label: 'Pending' }, ...orderStatuses] as const;

export type OrderFilter = (typeof orderFilters)[number]['value'];

/** The filter in a search parameter; undefined for everything else. */
export function toOrderFilter(value: unknown): OrderFilter | undefined {
  return orderFilters.find((filter) => filter.value === value)?.value;
}

/** Label and color of a status. An unknown one is shown as it came. */
export function lookOf(status: string): StatusLook {
  return orderStatuses.find(({ value }) => value === status) ?? { label: status, tone: 'neutral' };
}

/** What My Orders keeps in the address. */
interface OrderSearch extends TableSearch {
  status?: OrderFilter;
}

export function orderSearch(search: Record<string, unknown>): OrderSearch {
  return { ...tableSearch(search), status: toOrderFilter(search.status) };
}
