import type { MemberFile } from '@potli/api/contract/adminMembers';
import { accountWords } from '@potli/api/contract/moneyStages';
import { type DataColumn, DataTable } from '@potli/ui/DataTable';
import { formatRupees } from '@potli/ui/format/formatRupees';
import { Heading } from '@potli/ui/Heading';
import { Stack } from '@potli/ui/Layout';
import { Text } from '@potli/ui/Text';
import { rupeesColumn, timeColumn } from '../../../components/table/columns.ts';
import { PayoutStatus } from '../../../features/payouts/PayoutStatus.tsx';
import { payoutStatus } from '../../../features/payouts/payoutTexts.ts';
import { journalWords } from './memberTexts.ts';

type Payout = NonNullable<MemberFile['lastPayouts']>[number];
type Journal = NonNullable<MemberFile['lastJournals']>[number];

const payoutColumns: readonly DataColumn<Payout>[] = [
  timeColumn({
    id: 'time',
    header: 'Started',
    value: ({ createdAt }) => createdAt,
    card: 'title',
  }),
  rupeesColumn({
    id: 'amount',
    header: 'Amount',
    value: ({ amount }) => amount,
    card: 'figure',
  }),
  {
    id: 'status',
    header: 'Status',
    value: ({ status }) => payoutStatus(status),
    cell: ({ status }) => <PayoutStatus status={status} />,
    card: 'tag',
  },
  { id: 'utr', header: 'UTR', value: ({ utr }) => utr ?? '–', card: 'foot', namedOnCard: true },
  { id: 'id', header: 'Payout', value: ({ id }) => id, look: 'id', card: 'foot', namedOnCard: true },
];

const journalColumns: readonly DataColumn<Journal>[] = [
  {
    id: 'cause',
    header: 'What',
    value: ({ kind }) => journalWords[kind],
    look: 'strong',
    card: 'title',
  },
  timeColumn({
    id: 'time',
    header: 'Time',
    value: ({ happenedAt }) => happenedAt,
    card: 'subtitle',
  }),
  {
    id: 'changes',
    header: 'Changes',
    value: ({ changes }) =>
      changes.map(({ account, amount }) => `${accountWords[account]} ${formatRupees(amount, 'paise')}`).join(', '),
    card: 'foot',
  },
  { id: 'reference', header: 'Reference', value: ({ reference }) => reference, card: 'foot', namedOnCard: true },
];

export const sortTexts = {
  sortBy: 'Sort by',
  unsorted: 'Newest first',
  sortAscending: 'Sort ascending',
  sortDescending: 'Sort descending',
};

/** The last payouts and journals, for those who have the right to money. */
export function MemberMoney({ file: { lastPayouts, lastJournals } }: { file: MemberFile }) {
  if (!lastPayouts || !lastJournals)
    return <Text tone="muted">Payouts and journals are shown to those who have the right to money.</Text>;
  return (
    <>
      <Stack as="section" gap="m" aria-label="Last payouts">
        <Heading level={2}>Last payouts</Heading>
        {lastPayouts.length === 0 ? (
          <Text>No payout yet.</Text>
        ) : (
          <DataTable
            label="Last payouts"
            columns={payoutColumns}
            rows={lastPayouts}
            rowId={({ id }) => id}
            texts={sortTexts}
          />
        )}
      </Stack>
      <Stack as="section" gap="m" aria-label="Last journals">
        <Heading level={2}>Last journals</Heading>
        {lastJournals.length === 0 ? (
          <Text>No journal yet.</Text>
        ) : (
          <DataTable
            label="Last journals"
            columns={journalColumns}
            rows={lastJournals}
            rowId={({ kind, reference, happenedAt }) => `${kind} ${reference} ${happenedAt}`}
            texts={sortTexts}
          />
        )}
      </Stack>
    </>
  );
}
