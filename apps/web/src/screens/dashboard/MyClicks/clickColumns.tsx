import { Badge } from '@potli/ui/Badge';
import type { DataColumn } from '@potli/ui/DataTable';
import { formatClickCashback } from '@potli/ui/format/formatClickCashback';
import { formatDateTime } from '@potli/ui/format/formatDateTime';
import type { CsvColumn } from '@potli/ui/format/toCsv';
import { Row } from '@potli/ui/Layout';
import { StoreLogo } from '@potli/ui/StoreLogo';
import { CopyableId } from '../../../components/table/CopyableId.tsx';
import { isCard } from '../../../features/clicks/clickSources.ts';
import { ReceiptLink } from '../../../features/receipts/ReceiptActions.tsx';
import type { ClickRow } from './useClickRows.ts';

const sources = {
  STORE: { label: 'Store', tone: 'info' },
  OFFER: { label: 'Offer', tone: 'promote' },
  CREDIT_CARD: { label: 'Credit Card', tone: 'warn' },
  GIFT_CARD: { label: 'Gift Card', tone: 'neutral' },
  CUSTOM_LINK: { label: 'Share Link', tone: 'money' },
} as const;

const sourceOf = (row: ClickRow) =>
  sources[row.clickSource as keyof typeof sources] ?? { label: row.clickSource, tone: 'neutral' };

/** As a percentage where there is no fixed amount (docs/product/clicks.md#cashback-column). */
const cashbackText = (row: ClickRow) =>
  formatClickCashback(row.defaultCashbackForUserAtTheTimeOfClick, row.cashbackPercentageForUserAtTheTimeOfClick);

export const clickColumns: readonly DataColumn<ClickRow>[] = [
  {
    id: 'clickId',
    header: 'Click Id',
    value: (row) => row.clickId,
    cell: (row) => (
      // one line of text, or two where it is narrow
      <>
        <CopyableId id={row.clickId} copyLabel={`Copy click id of ${row.sourceName}`} />{' '}
        <ReceiptLink clickId={row.clickId} name={row.sourceName || 'this click'} />
      </>
    ),
    // the receipt has the id
    cardCell: (row) => <ReceiptLink clickId={row.clickId} name={row.sourceName || 'this click'} />,
    look: 'id',
    width: '25%',
    card: 'foot',
  },
  {
    id: 'storeName',
    header: 'Store Name',
    value: (row) => row.sourceName,
    media: (row) => <StoreLogo src={row.imageUrl} size={36} card={isCard(row)} />,
    look: 'strong',
    width: '25%',
    card: 'title',
  },
  {
    id: 'clickSource',
    header: 'Click Source',
    value: (row) => sourceOf(row).label,
    cell: SourceCell,
    cardCell: CardSource,
    width: '18%',
    card: 'tag',
  },
  {
    id: 'cashback',
    header: 'Cashback',
    // sorts all percentages before all amounts in rupees
    value: (row) => row.defaultCashbackForUserAtTheTimeOfClick * 1000 + row.cashbackPercentageForUserAtTheTimeOfClick,
    cell: cashbackText,
    look: 'earned',
    width: '13%',
    card: 'figure',
  },
  {
    id: 'clickTime',
    header: 'Click Date & Time',
    value: (row) => row.clickTime,
    cell: (row) => formatDateTime(row.clickTime, 'N/A'),
    look: 'whole',
    width: '19%',
    card: 'subtitle',
  },
];

/** What the member is asked about the click; nothing where that is known. */
function questionOf({ question }: ClickRow) {
  if (question?.bought === null) return 'Did you buy?';
  return question?.bought ? 'Claim to send' : undefined;
}

function SourceCell(row: ClickRow) {
  const { label, tone } = sourceOf(row);
  const question = questionOf(row);
  return (
    <Row gap="s" wrap>
      <Badge tone={tone}>{label}</Badge>
      {question && <Badge tone="money">{question}</Badge>}
    </Row>
  );
}

/** The question, where there is one: a card has one thing to do. */
function CardSource(row: ClickRow) {
  const { label, tone } = sourceOf(row);
  const question = questionOf(row);
  return question ? <Badge tone="money">{question}</Badge> : <Badge tone={tone}>{label}</Badge>;
}

/** Times in Asia/Kolkata. */
export const clickCsv: readonly CsvColumn<ClickRow>[] = [
  { header: 'Click Id', value: (row) => row.clickId },
  { header: 'Store Name', value: (row) => row.sourceName },
  { header: 'Click Source', value: (row) => sourceOf(row).label },
  { header: 'Cashback', value: cashbackText },
  { header: 'Click Date & Time (IST)', value: (row) => formatDateTime(row.clickTime, 'N/A') },
];
