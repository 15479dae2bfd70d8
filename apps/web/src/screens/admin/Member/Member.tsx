import { getMemberFile, type MemberFile } from '@potli/api/contract/adminMembers';
import { MemberAccount } from '@potli/api/contract/journals';
import { accountWords } from '@potli/api/contract/moneyStages';
import { ApiError } from '@potli/api/errors';
import { Badge } from '@potli/ui/Badge';
import { FactList } from '@potli/ui/FactList';
import { formatRupees } from '@potli/ui/format/formatRupees';
import { Heading } from '@potli/ui/Heading';
import { Row, Stack } from '@potli/ui/Layout';
import { Link } from '@potli/ui/Link';
import { Loading } from '@potli/ui/Loading';
import { Text } from '@potli/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../../app/App.tsx';
import { apiQuery } from '../../../app/apiQuery.ts';
import { LoadFailed } from '../../../components/LoadFailed.tsx';
import { EmptyList } from '../../../components/listing/EmptyList.tsx';
import { disputeStatus } from '../../../features/claims/disputeStatus.ts';
import { adminPaths } from '../../../lib/adminPaths.ts';
import { MemberActions } from './MemberActions.tsx';
import { MemberEvents } from './MemberEvents.tsx';
import { MemberMoney } from './MemberMoney.tsx';
import { accountFacts } from './memberTexts.ts';

/** The file of a member, and what can be done about the account (docs/product/admin.md#members). */
export function Member({ id }: { id: string }) {
  const query = useQuery(apiQuery(useApp().api, getMemberFile, { params: { id } }));
  const { data: file, error } = query;
  if (error instanceof ApiError && error.status === 404 && !file)
    return (
      <EmptyList
        title="There is no such member"
        text="The address of this page may be misspelt."
        action={{ label: 'Find a member', href: adminPaths.members }}
      />
    );
  if (!file)
    return error ? <LoadFailed title="This member did not load" query={query} /> : <Loading text="Loading..." />;
  return (
    <Stack gap="x2">
      <MemberHead file={file} />
      <FactList facts={accountFacts(file)} />
      <Stack as="section" gap="m" aria-label="Wallet">
        <Heading level={2}>Wallet</Heading>
        <FactList facts={walletFacts(file)} />
      </Stack>
      <MemberActions file={file} />
      <MemberMoney file={file} />
      <MemberEvents id={id} />
    </Stack>
  );
}

function MemberHead({ file: { email, name, suspendedAt, openClaims } }: { file: MemberFile }) {
  return (
    <Stack gap="s">
      <Link href={adminPaths.members}>Members</Link>
      <Row gap="m" wrap>
        <Heading level={1}>{name || email}</Heading>
        {suspendedAt && <Badge tone="danger">Suspended</Badge>}
      </Row>
      <Text tone="muted">{email}</Text>
      {openClaims?.map(({ ticket, status }) => (
        <Link key={ticket} href={`${adminPaths.claims}?find=${ticket}`}>
          {`Claim ${ticket}: ${disputeStatus(status).label}`}
        </Link>
      ))}
    </Stack>
  );
}

const walletFacts = ({ wallet }: MemberFile) =>
  MemberAccount.options.map((account) => ({
    label: accountWords[account],
    value: formatRupees(wallet[account], 'paise'),
  }));
