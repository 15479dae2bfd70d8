import { ErrorState } from '@potli/ui/ErrorState';
import { Panel } from '@potli/ui/Panel';
import type { UseQueryResult } from '@tanstack/react-query';

interface LoadFailedProps {
  /** "Your wallet could not be loaded" */
  title: string;
  query: UseQueryResult<unknown>;
}

/** Shown in place of a part of a screen that did not load. */
export function LoadFailed({ title, query: { isFetching, refetch } }: LoadFailedProps) {
  return (
    <Panel>
      <ErrorState title={title} retryLabel="Try again" onRetry={() => void refetch()} retrying={isFetching} />
    </Panel>
  );
}
