import { getOrderStory } from '@potli/api/contract/transactions';
import { Badge } from '@potli/ui/Badge';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../../app/App.tsx';
import { apiQuery } from '../../../app/apiQuery.ts';
import { useWatchedMoney } from '../../../app/useWatchedMoney.ts';
import { StoryScreen } from '../../../components/story/StoryScreen.tsx';
import { lookOf } from '../../../features/orders/orderStatus.ts';
import { memberPaths } from '../../../lib/memberPaths.ts';
import { reportedNoun } from './describeSteps.ts';
import { Story } from './Story.tsx';

const LIST = {
  href: memberPaths.orders,
  label: 'My Orders',
  text: 'Each order that a shop reported is listed under My Orders.',
};

/** One order from the click to the bank: what happened, what happens next, and by when. */
export function OrderStory({ id }: { id: string }) {
  const query = useQuery({
    ...apiQuery(useApp().api, getOrderStory, { params: { id } }),
    ...useWatchedMoney(),
  });
  const { data: story } = query;
  const look = story && lookOf(story.currentStatus);
  return (
    <StoryScreen
      query={query}
      noun="order"
      list={LIST}
      current={story ? `Order ${story.storeOrderId}` : 'Order'}
      title={story ? `Your ${reportedNoun(story)} at ${story.storeName ?? 'a shop'}` : 'Your order'}
      status={look && <Badge tone={look.tone}>{look.label}</Badge>}
    >
      {(opened) => <Story story={opened} />}
    </StoryScreen>
  );
}
