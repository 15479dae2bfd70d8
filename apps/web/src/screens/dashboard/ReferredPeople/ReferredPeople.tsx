import type { ReferredPerson } from '@potli/api/contract/referrals';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../../app/App.tsx';
import { NothingHere } from '../../../components/listing/NothingHere.tsx';
import { TableScreen } from '../../../components/table/TableScreen.tsx';
import { useTableState } from '../../../components/table/useTableState.ts';
import { peopleColumns } from './peopleColumns.tsx';
import { peopleQuery } from './peopleQuery.ts';

const newestFirst = { id: 'signupDate', desc: true };

const nobody: readonly ReferredPerson[] = [];

const texts = { failed: () => 'The people you refer could not be loaded' };

/** People You Refer (docs/product/referrals.md#people-you-refer): who joined with the member's code. */
export function ReferredPeople() {
  const state = useTableState();
  const query = useQuery(peopleQuery(useApp().api, state));
  return (
    <TableScreen
      title="People You Refer"
      query={query}
      state={state}
      noun={{ one: 'person', many: 'people' }}
      columns={peopleColumns}
      rows={query.data?.rows ?? nobody}
      rowId={(row) => row.email}
      initialSorting={newestFirst}
      empty={<Nobody />}
      texts={texts}
    />
  );
}

function Nobody() {
  return (
    <NothingHere
      title="Nobody yet"
      text="Send your code to friends. Who joins with it will be listed here, and 5% of their cashback is added to yours."
      action={{ label: 'Send your code', href: '/user_dashboard/refer_earn' }}
    />
  );
}
