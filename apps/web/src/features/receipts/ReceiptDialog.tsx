import { ApiError } from '@potli/api/errors';
import { Dialog } from '@potli/ui/Dialog';
import { EmptyState } from '@potli/ui/EmptyState';
import { ErrorState } from '@potli/ui/ErrorState';
import { Stack } from '@potli/ui/Layout';
import { Loading } from '@potli/ui/Loading';
import { Skeleton } from '@potli/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../app/App.tsx';
import { isUnreachable, UNREACHABLE } from '../../components/failureText.ts';
import { ReceiptContent } from './ReceiptContent.tsx';
import { receiptQuery } from './receiptQuery.ts';

/** What the shop promised at a click, signed (docs/product/clicks.md#receipt). */
export function ReceiptDialog({ clickId, onClose }: { clickId: string; onClose: () => void }) {
  const { data, error, isFetching, refetch } = useQuery(receiptQuery(useApp().api, clickId));
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Receipt of your click"
      description="What was promised when you left for the shop, signed. Keep it: it can be checked without us."
      closeLabel="Close"
    >
      {data && <ReceiptContent receipt={data} />}
      {!data && !error && <ReceiptLoading />}
      {!data && error && <NoReceipt error={error} onRetry={() => void refetch()} retrying={isFetching} />}
    </Dialog>
  );
}

function NoReceipt({ error, onRetry, retrying }: { error: Error; onRetry: () => void; retrying: boolean }) {
  if (error instanceof ApiError && error.status === 404) {
    return <EmptyState title="There is no receipt" text="This shop has no receipt of this click." level={3} />;
  }
  return (
    <ErrorState
      title="The receipt did not load"
      text={isUnreachable(error) ? UNREACHABLE : error.message}
      retryLabel="Try again"
      onRetry={onRetry}
      retrying={retrying}
    />
  );
}

const BARS = ['72%', '54%', '84%', '62%', '48%', '76%'];

function ReceiptLoading() {
  return (
    <Stack gap="x2">
      <Loading text="Loading..." />
      {BARS.map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </Stack>
  );
}
