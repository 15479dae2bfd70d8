import { getCurrentUser } from '@potli/api/contract/profile';
import { Breadcrumbs } from '@potli/ui/Breadcrumbs';
import { Button } from '@potli/ui/Button';
import { ErrorState } from '@potli/ui/ErrorState';
import { Heading } from '@potli/ui/Heading';
import { Icon } from '@potli/ui/Icon';
import { Row, Stack } from '@potli/ui/Layout';
import { Loading } from '@potli/ui/Loading';
import { Logo } from '@potli/ui/Logo';
import { Panel } from '@potli/ui/Panel';
import { Sheet } from '@potli/ui/Sheet';
import { Text } from '@potli/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide';
import { useApp } from '../../../app/App.tsx';
import { apiQuery } from '../../../app/apiQuery.ts';
import { EmptyList } from '../../../components/listing/EmptyList.tsx';
import { readStatement } from '../../../features/statement/readStatement.ts';
import type { StatementPart } from '../../../features/statement/statementParts.ts';
import { statementSheet } from '../../../features/statement/statementSheet.ts';
import { memberPaths } from '../../../lib/memberPaths.ts';
import { paths } from '../../../lib/paths.ts';

/** The statement on paper (docs/product/orders-and-payouts.md#statement): printed, or saved as PDF by the browser. */
export function Statement() {
  const { api } = useApp();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['statement'],
    queryFn: ({ signal }) => readStatement(api, signal),
  });
  return (
    <Stack gap="x2">
      <Stack gap="s">
        <Breadcrumbs
          label="You are here"
          trail={[{ href: memberPaths.payouts, label: 'Payouts' }]}
          current="Statement"
        />
        <Heading level={1}>Your statement</Heading>
      </Stack>
      {data && data.lines.length > 0 && <Filled statement={data} />}
      {data?.lines.length === 0 && (
        <Panel>
          <EmptyList
            title="No lines yet"
            text="Your statement begins with the first order that a shop tells us about."
            action={{ label: 'Go to Payouts', href: memberPaths.payouts }}
          />
        </Panel>
      )}
      {!data && !error && <Loading text="Loading your statement" />}
      {!data && error && (
        <Panel>
          <ErrorState
            title="Your statement did not load."
            retryLabel="Try again"
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        </Panel>
      )}
    </Stack>
  );
}

function Filled({ statement }: { statement: StatementPart }) {
  const { api, site } = useApp();
  // a statement without the name is a statement, too
  const { data: user } = useQuery(apiQuery(api, getCurrentUser, {}));
  const name = user?.name.trim() || undefined;
  const verifyUrl = `${site.publicUrl}${paths.verify}`;
  return (
    <>
      <Row gap="l" wrap justify="between">
        <Text tone="muted">To get a PDF, choose “Save as PDF” as the printer.</Text>
        <Button onClick={() => window.print()}>
          <Icon of={Printer} />
          <span>Print or save as PDF</span>
        </Button>
      </Row>
      <Sheet
        {...statementSheet(statement, { productName: site.productName, verifyUrl, name })}
        logo={<Logo href={paths.home} label={`${site.productName} home`} />}
      />
    </>
  );
}
