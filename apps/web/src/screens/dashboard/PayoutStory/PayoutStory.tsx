import { getPayoutStory, type PayoutStory as Story } from '@potli/api/contract/payouts';
import { DateText } from '@potli/ui/DateText';
import { formatDate } from '@potli/ui/format/formatDateTime';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../../app/App.tsx';
import { apiQuery } from '../../../app/apiQuery.ts';
import { useWatchedMoney } from '../../../app/useWatchedMoney.ts';
import { MoneyStory } from '../../../components/story/MoneyStory.tsx';
import { StoryScreen } from '../../../components/story/StoryScreen.tsx';
import { PayoutStatus } from '../../../features/payouts/PayoutStatus.tsx';
import { payoutMode } from '../../../features/payouts/payoutTexts.ts';
import { memberPaths } from '../../../lib/memberPaths.ts';
import { Parts } from './Parts.tsx';
import { payoutAnswer } from './payoutAnswer.ts';
import { toTimelineSteps } from './payoutTimeline.tsx';

const LIST = {
  href: memberPaths.payouts,
  label: 'Payouts',
  text: 'Each transfer to your bank is listed under Payouts.',
};

/** One payout (docs/product/orders-and-payouts.md#a-payout): where it is, and what it is made of. */
export function PayoutStory({ id }: { id: string }) {
  const query = useQuery({
    ...apiQuery(useApp().api, getPayoutStory, { params: { id } }),
    ...useWatchedMoney(),
  });
  const { data: story } = query;
  const began = story && (story.steps[0]?.at ?? story.accountDebitDate);
  return (
    <StoryScreen
      query={query}
      noun="payout"
      list={LIST}
      current={began ? `Payout of ${formatDate(began, '')}` : 'Payout'}
      title={
        <>
          Your payout
          {began && (
            <>
              {' of '}
              <DateText instant={began} missing="" dayOnly />
            </>
          )}
        </>
      }
      status={story && <PayoutStatus status={story.status} />}
    >
      {(opened) => <Opened story={opened} />}
    </StoryScreen>
  );
}

function Opened({ story }: { story: Story }) {
  const [nowMs] = useState(() => Date.now());
  return (
    <MoneyStory
      answer={payoutAnswer(story, nowMs)}
      label={payoutMode(story.pymtMode)}
      rupees={story.amount}
      stepsLabel="The story of this payout"
      steps={toTimelineSteps(story, nowMs)}
      aside={<Parts story={story} />}
    />
  );
}
