import { getOrderStory } from '@potli/api/contract/transactions';
import { ApiError } from '@potli/api/errors';
import { Badge } from '@potli/ui/Badge';
import { Breadcrumbs } from '@potli/ui/Breadcrumbs';
import { ErrorState } from '@potli/ui/ErrorState';
import { Heading } from '@potli/ui/Heading';
import { Row, Stack } from '@potli/ui/Layout';
import { Loading } from '@potli/ui/Loading';
import { Panel } from '@potli/ui/Panel';
import { Skeleton } from '@potli/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../../app/App.tsx';
import { apiQuery } from '../../../app/apiQuery.ts';
import { useWatchedMoney } from '../../../app/useWatchedMoney.ts';
import { EmptyList } from '../../../components/listing/EmptyList.tsx';
import { useErrorToast } from '../../../components/useErrorToast.ts';
import { lookOf } from '../../../features/orders/orderStatus.ts';
import { memberPaths } from '../../../lib/memberPaths.ts';
import { reportedNoun } from './describeSteps.ts';
import { Story } from './Story.tsx';

const FAILED = 'This order did not load. Please try again.';
const TRAIL = [{ href: memberPaths.orders, label: 'My Orders' }];

/** One order from the click to the bank: what happened, what happens next, and by when. */
export function OrderStory({ id }: { id: string }) {
  const query = useQuery({
    ...apiQuery(useApp().api, getOrderStory, { params: { id } }),
    ...useWatchedMoney(),
  });
  const { data: story, error, isFetching, refetch } = query;
  useErrorToast(query, (_error, hasStory) => (hasStory ? FAILED : undefined));
  const look = story && lookOf(story.currentStatus);
  const title = story ? `Your ${reportedNoun(story)} at ${story.storeName ?? 'a shop'}` : 'Your order';
  return (
    <Stack gap="x2">
      <Stack gap="s">
        <Breadcrumbs label="You are here" trail={TRAIL} current={story ? `Order ${story.storeOrderId}` : 'Order'} />
        <Row gap="l" wrap>
          <Heading level={1}>{title}</Heading>
          {look && <Badge tone={look.tone}>{look.label}</Badge>}
        </Row>
      </Stack>
      {story && <Story story={story} />}
      {!story && !error && <StoryLoading />}
      {!story && error && (
        <Panel>
          <NoStory error={error} onRetry={() => void refetch()} retrying={isFetching} />
        </Panel>
      )}
    </Stack>
  );
}

function NoStory({ error, onRetry, retrying }: { error: Error; onRetry: () => void; retrying: boolean }) {
  if (!(error instanceof ApiError) || error.status !== 404) {
    return <ErrorState title={FAILED} retryLabel="Try again" onRetry={onRetry} retrying={retrying} />;
  }
  return (
    <EmptyList
      title="There is no such order"
      text="Each order that a shop reported is listed under My Orders."
      action={{ label: 'Go to My Orders', href: memberPaths.orders }}
    />
  );
}

const BARS = ['62%', '84%', '48%', '72%', '56%'];

/** An order's story while it loads. */
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
