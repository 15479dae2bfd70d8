import type { BookBalances } from '@potli/api/contract/adminBooks';
import { Button } from '@potli/ui/Button';
import { Callout } from '@potli/ui/Callout';
import { type DataColumn, DataTable } from '@potli/ui/DataTable';
import { DateField } from '@potli/ui/DateField';
import { FactList } from '@potli/ui/FactList';
import { Heading } from '@potli/ui/Heading';
import { Grid, Row, Stack } from '@potli/ui/Layout';
import { useNavigate } from '@tanstack/react-router';
import { TriangleAlert } from 'lucide';
import { type FormEvent, useState } from 'react';
import { adminPaths } from '../../../lib/adminPaths.ts';
import { pluralize } from '../../../lib/pluralize.ts';
import { isDay } from './booksSearch.ts';
import { rupees } from './figures.ts';
import { sortTexts } from './sortTexts.ts';

type Total = BookBalances['totals'][number];

const totalColumns: readonly DataColumn<Total>[] = [
  { id: 'account', header: 'Account', value: ({ account }) => account, look: 'strong', card: 'title' },
  { id: 'state', header: 'State', value: ({ state }) => state ?? '–', card: 'subtitle' },
  {
    id: 'members',
    header: 'Members',
    value: ({ members }) => members,
    cell: ({ members }) => pluralize(members, 'member'),
    card: 'foot',
  },
  {
    id: 'total',
    header: 'Total',
    value: ({ total }) => total,
    cell: ({ total }) => rupees(total),
    look: 'amount',
    card: 'figure',
  },
];

/** All accounts at the end of a day, and what members have now. */
export function Balances({ balances, to }: { balances: BookBalances; to: string | undefined }) {
  const navigate = useNavigate();
  const [day, setDay] = useState(to ?? '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (day === '' || isDay(day)) void navigate({ to: adminPaths.books, search: { to: day || undefined } });
  };
  const { members, shop, sum, totals } = balances;
  return (
    <>
      <Stack gap="l">
        <Heading level={2}>Balances</Heading>
        <form onSubmit={submit} aria-label="Day of the balances">
          <Row gap="m" align="end" wrap>
            <DateField
              label="At the end of (empty: now)"
              pickLabel="Choose the day"
              value={day}
              onValueChange={setDay}
            />
            <Button type="submit" variant="secondary">
              Show
            </Button>
          </Row>
        </form>
        {sum !== 0 && (
          <Callout icon={TriangleAlert} tone="danger">
            {`All accounts sum to ${rupees(sum)}, and must sum to ₹0. Start a check of the ledger.`}
          </Callout>
        )}
        <Grid columns={2} gap="l">
          <Accounts title="Ledger of the members" {...members} />
          <Accounts title="Books of the shop" {...shop} />
        </Grid>
      </Stack>
      <Stack gap="l">
        <Heading level={2}>What members have now</Heading>
        <DataTable
          label="What members have now"
          columns={totalColumns}
          rows={totals}
          rowId={({ account, state }) => `${account} ${state}`}
          texts={sortTexts}
        />
      </Stack>
    </>
  );
}

function Accounts({ title, accounts, sum }: { title: string } & BookBalances['members']) {
  return (
    <Stack gap="m">
      <Heading level={3}>{`${title}: sum ${rupees(sum)}`}</Heading>
      <FactList facts={accounts.map(({ account, balance }) => ({ label: account, value: rupees(balance) }))} />
    </Stack>
  );
}
