import type { OrderStory } from '@potli/api/contract/transactions';
import { OrderPurse } from '@potli/ui/commerce/OrderPurse/OrderPurse';
import { StoryThread } from '@potli/ui/commerce/StoryThread/StoryThread';
import { Split } from '@potli/ui/components/Layout/Split';
import { Panel } from '@potli/ui/components/Panel/Panel';
import { useState } from 'react';
import { OrderFacts } from './OrderFacts.tsx';
import { orderAnswer } from './orderAnswer.ts';
import { toThreadSteps } from './toThreadSteps.tsx';

const STATES = {
  done: 'Done',
  current: 'Now',
  upcoming: 'To come',
  cut: 'Ended',
  missed: 'Will not come',
  arrived: 'Done',
};

/** Where the money is and when it comes, how it got there, and the order's particulars. */
export function Story({ story }: { story: OrderStory }) {
  const [nowMs] = useState(() => Date.now());
  const { art, remark, ...answer } = orderAnswer(story, nowMs);
  return (
    <>
      <OrderPurse
        {...answer}
        label="Your cashback"
        rupees={story.cashbackAmount}
        art={<img src={`/art/wallet/${art}.svg`} alt="" width={104} height={104} />}
      >
        {remark}
      </OrderPurse>
      <Split aside={<OrderFacts story={story} />}>
        <Panel>
          <StoryThread label="The story of this order" steps={toThreadSteps(story, nowMs)} stateLabels={STATES} />
        </Panel>
      </Split>
    </>
  );
}
