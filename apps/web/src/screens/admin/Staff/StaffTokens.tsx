import { listStaffTokens, type StaffToken } from '@potli/api/contract/adminStaff';
import { Badge } from '@potli/ui/Badge';
import type { DataColumn } from '@potli/ui/DataTable';
import { formatDateTime } from '@potli/ui/format/formatDateTime';
import type { ReactNode } from 'react';
import { EmptyList } from '../../../components/listing/EmptyList.tsx';
import { TableScreen } from '../../../components/table/TableScreen.tsx';
import { useTablePage } from '../../../components/table/useTablePage.ts';
import { MakeToken } from './MakeToken.tsx';
import { isEnded, tokenLook } from './staffTexts.ts';
import { TokenDetail } from './TokenDetail.tsx';

const titleOf = ({ name }: StaffToken) => name;

const columns: readonly DataColumn<StaffToken>[] = [
  { id: 'name', header: 'Token', value: titleOf, look: 'strong', card: 'title' },
  { id: 'email', header: 'Whose', value: ({ email }) => email, width: '24%', card: 'subtitle' },
  {
    id: 'rights',
    header: 'Rights',
    value: ({ rights }) => rights.join(', '),
    width: '20%',
    card: 'foot',
    namedOnCard: true,
  },
  {
    id: 'used',
    header: 'Last used',
    value: ({ lastUsedAt }) => lastUsedAt ?? '',
    cell: ({ lastUsedAt }) => formatDateTime(lastUsedAt, 'Not yet'),
    card: 'foot',
    namedOnCard: true,
  },
  {
    id: 'until',
    header: 'Until',
    value: ({ expiresAt, revokedAt }) => revokedAt ?? expiresAt,
    cell: ({ expiresAt, revokedAt }) => formatDateTime(revokedAt ?? expiresAt, ''),
    card: 'foot',
    namedOnCard: true,
  },
  {
    id: 'state',
    header: 'State',
    value: (token) => tokenLook(token, Date.now()).label,
    cell(token) {
      const { label, tone } = tokenLook(token, Date.now());
      return <Badge tone={tone}>{label}</Badge>;
    },
    card: 'tag',
  },
];

const detail = {
  label: titleOf,
  content: (token: StaffToken) => <TokenDetail token={token} ended={isEnded(token, Date.now())} />,
};

interface TokenListProps {
  intro: ReactNode;
  shown: 'valid' | 'ended';
}

/** Tokens of programs, without the tokens themselves. */
export function StaffTokens({ intro, shown }: TokenListProps) {
  const table = useTablePage(listStaffTokens, { state: shown });
  return (
    <TableScreen
      title="Staff"
      {...table}
      noun={{ one: 'token', many: 'tokens' }}
      columns={columns}
      rowId={titleOf}
      detail={detail}
      empty={
        <EmptyList
          title={shown === 'valid' ? 'There are no tokens' : 'No token has ended'}
          text="With a token a program does what one of you may do, without a password."
        />
      }
      tools={<MakeToken />}
      intro={intro}
    />
  );
}
