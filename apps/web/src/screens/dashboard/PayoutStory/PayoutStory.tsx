import { getPayoutStory, type PayoutStory as Story } from '@potli/api/contract/payouts';
import { ApiError } from '@potli/api/errors';
import { Breadcrumbs } from '@potli/ui/Breadcrumbs';
import { DateText } from '@potli/ui/DateText';
import { ErrorState } from '@potli/ui/ErrorState';
import { formatDate } from '@potli/ui/format/formatDateTime';
import { Heading } from '@potli/ui/Heading';
import { Row, Split, Stack } from '@potli/ui/Layout';
import { Loading } from '@potli/ui/Loading';
import { OrderSummary } from '@potli/ui/OrderSummary';
import { Panel } from '@potli/ui/Panel';
import { Skeleton } from '@potli/ui/Skeleton';
import { Timeline } from '@potli/ui/Timeline';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../../app/App.tsx';
import { apiQuery } from '../../../app/apiQuery.ts';
import { useWatchedMoney } from '../../../app/useWatchedMoney.ts';
import { EmptyList } from '../../../components/listing/EmptyList.tsx';
import { useErrorToast } from '../../../components/useErrorToast.ts';
import { PayoutStatus } from '../../../features/payouts/PayoutStatus.tsx';
import { payoutMode } from '../../../features/payouts/payoutTexts.ts';
import { memberPaths } from '../../../lib/memberPaths.ts';
import { Parts } from './Parts.tsx';
import { payoutAnswer } from './payoutAnswer.ts';
import { toTimelineSteps } from './payoutTimeline.tsx';

const FAILED = 'This payout did not load. Please try again.';
const TRAIL = [{ href: memberPaths.payouts, label: 'Payouts' }];
const STATES = {
  done: 'Done',
  current: 'Now',
  upcoming: 'To come',
  failed: 'Ended',
  skipped: 'Will not come',
  succeeded: 'Done',
};

/** One payout (docs/product/orders-and-payouts.md#a-payout): where it is, and what it is made of. */
export function PayoutStory({ id }: { id: string }) {
  const query = useQuery({
    ...apiQuery(useApp().api, getPayoutStory, { params: { id } }),
    ...useWatchedMoney(),
  });
  const { data: story, error, isFetching, refetch } = query;
  useErrorToast(query, (_error, hasStory) => (hasStory ? FAILED : undefined));
  const began = story && (story.steps[0]?.at ?? story.accountDebitDate);
  return (
    <Stack gap="x2">
      <Stack gap="s">
        <Breadcrumbs
          label="You are here"
          trail={TRAIL}
          current={began ? `Payout of ${formatDate(began, '')}` : 'Payout'}
        />
        <Row gap="l" wrap>
          <Heading level={1}>
            Your payout
            {began && (
              <>
                {' of '}
                <DateText instant={began} missing="" dayOnly />
              </>
            )}
          </Heading>
          {story && <PayoutStatus status={story.status} />}
        </Row>
      </Stack>
      {story && <Opened story={story} />}
      {!story && !error && <StoryLoading />}
      {!story && error && (
        <Panel>
          <NoStory error={error} onRetry={() => void refetch()} retrying={isFetching} />
        </Panel>
      )}
    </Stack>
  );
}

function Opened({ story }: { story: Story }) {
  const [nowMs] = useState(() => Date.now());
  const { art, remark, ...answer } = payoutAnswer(story, nowMs);
  return (
    <>
      <OrderSummary
        {...answer}
        label={payoutMode(story.pymtMode)}
        rupees={story.amount}
        art={<img src={`/art/wallet/${art}.svg`} alt="" width={104} height={104} />}
      >
        {remark}
      </OrderSummary>
      <Split aside={<Parts story={story} />}>
        <Panel>
          <Timeline label="The story of this payout" steps={toTimelineSteps(story, nowMs)} stateLabels={STATES} />
        </Panel>
      </Split>
    </>
  );
}

function NoStory({ error, onRetry, retrying }: { error: Error; onRetry: () => void; retrying: boolean }) {
  if (!(error instanceof ApiError) || error.status !== 404) {
    return <ErrorState title={FAILED} retryLabel="Try again" onRetry={onRetry} retrying={retrying} />;
  }
  return (
    <EmptyList
      title="There is no such payout"
      text="Each transfer to your bank is listed under Payouts."
      action={{ label: 'Go to Payouts', href: memberPaths.payouts }}
    />
  );
}

const BARS = ['62%', '84%', '48%'];

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
