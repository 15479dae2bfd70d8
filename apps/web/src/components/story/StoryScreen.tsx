import { ApiError } from '@potli/api/errors';
import { Breadcrumbs } from '@potli/ui/Breadcrumbs';
import { ErrorState } from '@potli/ui/ErrorState';
import { Heading } from '@potli/ui/Heading';
import { Row, Stack } from '@potli/ui/Layout';
import { Loading } from '@potli/ui/Loading';
import { Panel } from '@potli/ui/Panel';
import { Skeleton } from '@potli/ui/Skeleton';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { EmptyList } from '../listing/EmptyList.tsx';
import { useErrorToast } from '../useErrorToast.ts';

export interface StoryScreenProps<Story> {
  query: UseQueryResult<Story>;
  /** "order" */
  noun: string;
  /** The screen that lists them, and what is listed there. */
  list: { label: string; href: string; text: string };
  /** The last of the breadcrumbs. */
  current: string;
  title: ReactNode;
  /** Beside the title. */
  status: ReactNode;
  children: (story: Story) => ReactNode;
}

/** A screen about one order or one payout: loading, failed, not there, or its story, which stays when a later call fails. */
export function StoryScreen<Story>({ query, noun, list, current, title, status, children }: StoryScreenProps<Story>) {
  const { data: story, error } = query;
  const failed = `This ${noun} did not load. Please try again.`;
  useErrorToast(query, (_error, hasStory) => (hasStory ? failed : undefined));
  return (
    <Stack gap="x2">
      <Stack gap="s">
        <Breadcrumbs label="You are here" trail={[list]} current={current} />
        <Row gap="l" wrap>
          <Heading level={1}>{title}</Heading>
          {status}
        </Row>
      </Stack>
      {story && children(story)}
      {!story && !error && <StoryLoading />}
      {!story && error && (
        <Panel>
          {error instanceof ApiError && error.status === 404 ? (
            <EmptyList
              title={`There is no such ${noun}`}
              text={list.text}
              action={{ label: `Go to ${list.label}`, href: list.href }}
            />
          ) : (
            <ErrorState
              title={failed}
              retryLabel="Try again"
              onRetry={() => void query.refetch()}
              retrying={query.isFetching}
            />
          )}
        </Panel>
      )}
    </Stack>
  );
}

const BARS = ['62%', '84%', '48%', '72%', '56%'];

function StoryLoading() {
  return (
    <Panel>
      <Stack gap="x3">
        <Loading text="Loading..." />
        {BARS.map((width) => (
          <Skeleton key={width} width={width} />
        ))}
      </Stack>
    </Panel>
  );
}
