import { journalCauses } from '@potli/api/contract/journals';
import { stageWords } from '@potli/api/contract/moneyStages';
import type { CashbackEntry } from '@potli/api/contract/wallet';
import type { DataColumn } from '@potli/ui/DataTable';
import { formatDateTime } from '@potli/ui/format/formatDateTime';
import { formatRupees } from '@potli/ui/format/formatRupees';
import type { CsvColumn } from '@potli/ui/format/toCsv';
import { Stack } from '@potli/ui/Layout';
import { Link } from '@potli/ui/Link';
import { Text } from '@potli/ui/Text';
import { causeOf } from '../../../features/statement/causeOf.ts';
import { memberPaths } from '../../../lib/memberPaths.ts';
import { changeOf, changeTexts, forfeitedBy, movedWithinApproved, repaidBy, totals } from './changeOf.ts';

/** What repaid a debt, or made one, in words; nothing where no debt changed. */
function debtText(row: CashbackEntry): string | undefined {
  const repaid = repaidBy(row);
  if (repaid === 0) return undefined;
  const amount = formatRupees(Math.abs(repaid), 'paise');
  return repaid > 0
    ? `${amount} repaid cashback that a shop took back after you had it`
    : `${amount} had reached you already; your next cashback repays it`;
}

/** What the shop took back of forfeited money; nothing where that did not change. */
function lostText(row: CashbackEntry): string | undefined {
  const lost = forfeitedBy(row);
  return lost < 0
    ? `${formatRupees(-lost, 'paise')} of it had been forfeited, so it is not taken from you again`
    : undefined;
}

function Changes({ row }: { row: CashbackEntry }) {
  const debt = debtText(row);
  const lost = lostText(row);
  const changed = changeTexts(row);
  return (
    <Stack gap="none">
      {changed.map((text) => (
        <Text key={text} as="span">
          {text}
        </Text>
      ))}
      {changed.length === 0 && !debt && !lost && (
        <Text as="span">{`${formatRupees(movedWithinApproved(row), 'paise')} of ${stageWords.approved}`}</Text>
      )}
      {debt && <Text tone="muted">{debt}</Text>}
      {lost && <Text tone="muted">{lost}</Text>}
    </Stack>
  );
}

/** The order's story or the payout's; the share of a friend's order leads nowhere. */
function Cause({ row }: { row: CashbackEntry }) {
  const text = causeOf(row);
  if (row.reference === null) return text;
  const href = ['payout', 'tax'].includes(journalCauses[row.kind])
    ? memberPaths.payout(row.reference)
    : memberPaths.order(row.reference);
  return <Link href={href}>{text}</Link>;
}

export const cashbackColumns: readonly DataColumn<CashbackEntry>[] = [
  {
    id: 'cause',
    header: 'What happened',
    value: causeOf,
    cell: (row) => <Cause row={row} />,
    width: '46%',
    card: 'title',
  },
  {
    id: 'changes',
    header: 'What changed',
    value: (row) => Math.max(...totals.map((total) => Math.abs(changeOf(row, total)))),
    cell: (row) => <Changes row={row} />,
    width: '34%',
    card: 'foot',
  },
  {
    id: 'at',
    header: 'Date Time',
    value: (row) => row.at,
    cell: (row) => formatDateTime(row.at, 'N/A'),
    look: 'whole',
    width: '20%',
    card: 'subtitle',
  },
];

export const cashbackCsv: readonly CsvColumn<CashbackEntry>[] = [
  { header: 'What happened', value: causeOf },
  ...totals.map((total) => ({
    header: `${stageWords[total]} (INR)`,
    value: (row: CashbackEntry) => changeOf(row, total),
  })),
  { header: 'Repaid (INR)', value: repaidBy },
  { header: 'Forfeited (INR)', value: forfeitedBy },
  { header: 'Date Time (IST)', value: (row) => formatDateTime(row.at, '') },
];
