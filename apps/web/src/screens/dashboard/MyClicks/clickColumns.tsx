import { formatClickCashback } from '@potli/ui/commerce/format/formatClickCashback';
import { formatDateTime } from '@potli/ui/commerce/format/formatDateTime';
import { StoreMark } from '@potli/ui/commerce/StoreMark/StoreMark';
import { Badge } from '@potli/ui/components/Badge/Badge';
import type { DataColumn } from '@potli/ui/components/DataTable/DataColumn';
import type { ClickRow } from './useClickRows.ts';

const sources = {
  STORE: { label: 'Store', tone: 'neel' },
  OFFER: { label: 'Offer', tone: 'rani' },
  CREDIT_CARD: { label: 'Credit Card', tone: 'warn' },
  GIFT_CARD: { label: 'Gift Card', tone: 'neutral' },
  CUSTOM_LINK: { label: 'Share Link', tone: 'money' },
} as const;

export const sourceOf = (row: ClickRow) =>
  sources[row.clickSource as keyof typeof sources] ?? { label: row.clickSource, tone: 'neutral' };

/** As a percentage where there is no fixed amount (docs/product/clicks.md#cashback-column). */
export const cashbackText = (row: ClickRow) =>
  formatClickCashback(row.defaultCashbackForUserAtTheTimeOfClick, row.cashbackPercentageForUserAtTheTimeOfClick);

export const clickColumns: readonly DataColumn<ClickRow>[] = [
  { id: 'clickId', header: 'Click Id', value: (row) => row.clickId, look: 'id', width: '31%', card: 'foot' },
  {
    id: 'storeName',
    header: 'Store Name',
    value: (row) => row.sourceName,
    media: (row) => <StoreMark src={row.imageUrl} size={36} />,
    look: 'strong',
    width: '25%',
    card: 'title',
  },
  {
    id: 'clickSource',
    header: 'Click Source',
    value: (row) => sourceOf(row).label,
    cell: (row) => <Badge tone={sourceOf(row).tone}>{sourceOf(row).label}</Badge>,
    width: '14%',
    card: 'tag',
  },
  {
    id: 'cashback',
    header: 'Cashback',
    // Rupees after percentages, each by size.
    value: (row) => row.defaultCashbackForUserAtTheTimeOfClick * 1000 + row.cashbackPercentageForUserAtTheTimeOfClick,
    cell: cashbackText,
    look: 'amount',
    width: '12%',
    card: 'figure',
  },
  {
    id: 'clickTime',
    header: 'Click Date & Time',
    value: (row) => row.clickTime,
    cell: (row) => formatDateTime(row.clickTime, 'N/A'),
    width: '18%',
    card: 'subtitle',
  },
];
