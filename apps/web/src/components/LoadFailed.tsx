import { ErrorState } from '@potli/ui/ErrorState';
import { Panel } from '@potli/ui/Panel';
import type { UseQueryResult } from '@tanstack/react-query';
import { isUnreachable, UNREACHABLE } from './failureText.ts';

interface LoadFailedProps {
  /** "Your wallet could not be loaded" */
  title: string;
  query: UseQueryResult<unknown>;
}

/** Shown in place of a part of a screen that did not load. */
export function LoadFailed({ title, query: { error, isFetching, refetch } }: LoadFailedProps) {
  const text = isUnreachable(error) ? UNREACHABLE : undefined;
  return (
    <Panel>
      <ErrorState
        title={title}
        text={text}
        retryLabel="Try again"
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    </Panel>
  );
}
