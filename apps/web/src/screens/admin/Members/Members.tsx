import { type FoundMember, listMembers } from '@potli/api/contract/adminMembers';
import { Button } from '@potli/ui/Button';
import type { DataColumn } from '@potli/ui/DataTable';
import { Row, Stack } from '@potli/ui/Layout';
import { TextField } from '@potli/ui/TextField';
import { useSearch } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { EmptyList } from '../../../components/listing/EmptyList.tsx';
import { TableScreen } from '../../../components/table/TableScreen.tsx';
import { useTablePage } from '../../../components/table/useTablePage.ts';
import { adminPaths } from '../../../lib/adminPaths.ts';
import { MOST_CHARACTERS } from './membersSearch.ts';

const titleOf = ({ email }: FoundMember) => email;

const columns: readonly DataColumn<FoundMember>[] = [
  { id: 'email', header: 'E-mail address', value: titleOf, look: 'strong', card: 'title' },
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
      // another address, for example after Back, fills the field again
      intro={
        <FindMember key={text} text={text} onFind={(found) => table.state.setFilter({ text: found || undefined })} />
      }
    />
  );
}

function FindMember({ text, onFind }: { text: string; onFind: (text: string) => void }) {
  const [typed, setTyped] = useState(text);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onFind(typed.trim());
  };
  return (
    <search>
      <form onSubmit={submit}>
        <Stack gap="m">
          <TextField
            label="E-mail address, mobile number, click, order, claim, payout or UTR"
            value={typed}
            maxLength={MOST_CHARACTERS}
            autoComplete="off"
            onChange={({ target }) => setTyped(target.value)}
          />
          <Row justify="end">
            <Button type="submit">Find</Button>
          </Row>
        </Stack>
      </form>
    </search>
  );
}
