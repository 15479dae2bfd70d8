import { type FoundMember, listMembers } from '@potli/api/contract/adminMembers';
import type { DataColumn } from '@potli/ui/DataTable';
import { useSearch } from '@tanstack/react-router';
import { EmptyList } from '../../../components/listing/EmptyList.tsx';
import { FindForm } from '../../../components/listing/FindForm.tsx';
import { TableScreen } from '../../../components/table/TableScreen.tsx';
import { useTablePage } from '../../../components/table/useTablePage.ts';
import { adminPaths } from '../../../lib/adminPaths.ts';

const titleOf = ({ email }: FoundMember) => email;

const columns: readonly DataColumn<FoundMember>[] = [
  { id: 'email', header: 'E-mail address', value: titleOf, look: 'strong', breaks: true, card: 'title' },
  { id: 'name', header: 'Name', value: ({ name }) => name || '–', card: 'subtitle' },
  { id: 'what', header: 'Found by', value: ({ what }) => what, card: 'foot' },
];

const linkOf = (member: FoundMember) => ({ href: adminPaths.member(member.id), label: titleOf(member) });

/** Finds a member by what they or others name (docs/product/admin.md#members). What is looked for is in the address. */
export function Members() {
  const { text = '' } = useSearch({ from: '/admin/members/' });
  const table = useTablePage(listMembers, { text });
  return (
    <TableScreen
      title="Members"
      {...table}
      noun={{ one: 'member', many: 'members' }}
      columns={columns}
      rowId={({ id, what }) => `${id} ${what}`}
      rowLink={linkOf}
      empty={
        text === '' ? (
          <EmptyList title="Whom do you look for?" text="A member is found by what they or a network name." />
        ) : (
          <EmptyList
            title="Nobody was found"
            text="What you look for has to be written out in full, as it is on file."
          />
        )
      }
      intro={
        <FindForm
          key={text}
          label="E-mail address, mobile number, click, order, claim, payout or UTR"
          text={text}
          onFind={(found) => table.state.setFilter({ text: found })}
        />
      }
    />
  );
}
