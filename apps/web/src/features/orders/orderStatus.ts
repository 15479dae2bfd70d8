import { type MoneyStage, stageOfStatus, stageWords } from '@potli/api/contract/moneyStages';
import type { BadgeProps } from '@potli/ui/Badge';
import { type TableSearch, tableSearch } from '../../components/table/tableSearch.ts';

interface StatusLook {
  label: string;
  tone: NonNullable<BadgeProps['tone']>;
}

/** Only what is earned is green. */
const tones: Record<MoneyStage, StatusLook['tone']> = {
  pending: 'warn',
  approved: 'money',
  sent: 'money',
  declined: 'danger',
  forfeited: 'danger',
};

/** What My Orders can be narrowed to: the orders of a stage, by their statuses. */
const statusesOf = {
  pending: 'TRACKED,UNDER_REVIEW',
  approved: 'CONFIRMED,PAYABLE',
  sent: 'PAID',
  declined: 'REJECTED,REVERSED',
  forfeited: 'FORFEITED',
} as const satisfies Record<MoneyStage, string>;

const stages = Object.keys(statusesOf) as MoneyStage[];

export type OrderFilter = (typeof statusesOf)[MoneyStage];

/** The orders whose cashback is in a stage. */
export const ordersIn = (stage: MoneyStage): OrderFilter => statusesOf[stage];

export const orderFilters = stages.map((stage) => ({ value: ordersIn(stage), label: stageWords[stage] }));

/** The filter in a search parameter, or that of the stage of a single status; undefined for everything else. */
export function toOrderFilter(value: unknown): OrderFilter | undefined {
  if (typeof value !== 'string') return undefined;
  return Object.values(statusesOf).find((statuses) => statuses === value || statuses.split(',').includes(value));
}

/** Label and colour of a status (docs/product/orders-and-payouts.md#order-statuses). An unknown one is shown as it came. */
export function lookOf(status: string): StatusLook {
  const stage = (stageOfStatus as Record<string, MoneyStage | undefined>)[status];
  return stage ? { label: stageWords[stage], tone: tones[stage] } : { label: status, tone: 'neutral' };
}

/** The state of My Orders in the address. */
interface OrderSearch extends TableSearch {
  status?: OrderFilter;
}

export function orderSearch(search: Record<string, unknown>): OrderSearch {
  return { ...tableSearch(search), status: toOrderFilter(search.status) };
}
