import type { OrderStory } from '@potli/api/contract/transactions';
import { Split } from '@potli/ui/Layout';
import { OrderSummary } from '@potli/ui/OrderSummary';
import { Panel } from '@potli/ui/Panel';
import { Timeline } from '@potli/ui/Timeline';
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
      <OrderSummary
        {...answer}
        label="Your cashback"
        rupees={story.cashbackAmount}
        art={<img src={`/art/wallet/${art}.svg`} alt="" width={104} height={104} />}
      >
        {remark}
      </OrderSummary>
      <Split aside={<OrderFacts story={story} />}>
        <Panel>
          <Timeline label="The story of this order" steps={toThreadSteps(story, nowMs)} stateLabels={STATES} />
        </Panel>
      </Split>
    </>
  );
}
