import { ApiError } from '@potli/api/errors';
import { Badge } from '@potli/ui/components/Badge/Badge';
import { Breadcrumbs } from '@potli/ui/components/Breadcrumbs/Breadcrumbs';
import { ErrorState } from '@potli/ui/components/ErrorState/ErrorState';
import { Heading } from '@potli/ui/components/Heading/Heading';
import { Row } from '@potli/ui/components/Layout/Row';
import { Stack } from '@potli/ui/components/Layout/Stack';
import { Panel } from '@potli/ui/components/Panel/Panel';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../../app/App.tsx';
import { NothingHere } from '../../../components/listing/NothingHere.tsx';
import { useTellFailure } from '../../../components/table/useTellFailure.ts';
import { orderStoryQuery } from '../../../features/orders/orderQueries.ts';
import { lookOf } from '../../../features/orders/orderStatus.ts';
import { Story } from './Story.tsx';
import { StoryLoading } from './StoryLoading.tsx';
import { nounOf } from './stepWords.ts';

const FAILED = 'This order did not load. Please try again.';
const TRAIL = [{ href: '/user_dashboard/orders', label: 'My Orders' }];

/** One order from the click to the bank: what happened, what happens next, and by when. */
export function OrderStory({ id }: { id: string }) {
  const query = useQuery(orderStoryQuery(useApp().api, id));
  const { data: story, error, isFetching, refetch } = query;
  useTellFailure(query, (_error, hasStory) => (hasStory ? FAILED : undefined));
  const look = story && lookOf(story.currentStatus);
  const title = story ? `Your ${nounOf(story)} at ${story.storeName ?? 'a shop'}` : 'Your order';
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
    <NothingHere
      title="There is no such order"
      text="Each order that a shop reported is listed under My Orders."
      action={{ label: 'Go to My Orders', href: '/user_dashboard/orders' }}
    />
  );
}
