import { getUserDashboard, type UserDashboard } from '@potli/api/contract/dashboardContent';
import { Heading } from '@potli/ui/Heading';
import { Row, Stack } from '@potli/ui/Layout';
import { Loading } from '@potli/ui/Loading';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApp } from '../../app/App.tsx';
import { apiQuery } from '../../app/apiQuery.ts';
import { LoadFailed } from '../../components/LoadFailed.tsx';
import { useErrorToast } from '../../components/useErrorToast.ts';

interface ContentScreenProps {
  title: string;
  /** What an admin can do, beside the heading. */
  tools?: ReactNode;
  /** Shown where the content did not load: "FAQs could not be loaded" */
  failed: string;
  children: (content: UserDashboard) => ReactNode;
}

/** A screen that shows a part of the dashboard's content. Content stays when a later call fails. */
export function ContentScreen({ title, tools, failed, children }: ContentScreenProps) {
  const query = useQuery(apiQuery(useApp().api, getUserDashboard, {}));
  const { data, isError } = query;
  useErrorToast(query, (_error, hasContent) => (hasContent ? failed : undefined));
  return (
    <Stack gap="x2">
      <Row justify="between" gap="m" wrap>
        <Heading level={1}>{title}</Heading>
        {tools}
      </Row>
      {data && children(data)}
      {!data && isError && <LoadFailed title={failed} query={query} />}
      {!data && !isError && <Loading text="Loading..." />}
    </Stack>
  );
}
