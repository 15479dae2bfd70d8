import type { OrderStory } from '@potli/api/contract/transactions';
import { FactList } from '@potli/ui/commerce/FactList/FactList';
import { formatDateTime } from '@potli/ui/commerce/format/formatDateTime';
import { formatRupees } from '@potli/ui/commerce/format/formatRupees';
import { OrderPurse } from '@potli/ui/commerce/OrderPurse/OrderPurse';
import { StoryThread } from '@potli/ui/commerce/StoryThread/StoryThread';
import { CopyButton } from '@potli/ui/components/CopyButton/CopyButton';
import { Heading } from '@potli/ui/components/Heading/Heading';
import { Row } from '@potli/ui/components/Layout/Row';
import { Split } from '@potli/ui/components/Layout/Split';
import { Stack } from '@potli/ui/components/Layout/Stack';
import { Panel } from '@potli/ui/components/Panel/Panel';
import { useState } from 'react';
import { useCopyMessages } from '../../../lib/useCopyMessages.ts';
import { orderAnswer } from './orderAnswer.ts';
import { toTimelineSteps } from './timelineSteps.tsx';

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
          <StoryThread label="The story of this order" steps={toTimelineSteps(story, nowMs)} stateLabels={STATES} />
        </Panel>
      </Split>
    </>
  );
}

/** What one is asked for when one asks about an order. */
function OrderFacts({ story }: { story: OrderStory }) {
  const { clickId, cashbackPercentage, saleAmount, statusLogs, storeOrderId } = story;
  const messages = useCopyMessages();
  return (
    <Panel as="section">
      <Stack gap="m">
        <Heading level={2} variant="h3">
          This order
        </Heading>
        <FactList
          facts={[
            { label: 'Sale amount', value: formatRupees(saleAmount, 'paise') },
            { label: 'Cashback rate', value: cashbackPercentage ? `${cashbackPercentage}%` : 'A fixed amount' },
            { label: 'Order number of the shop', value: storeOrderId },
            { label: 'Click Id', value: clickId ?? 'N/A' },
            { label: 'Last Updated', value: formatDateTime(statusLogs.at(-1)?.timestamp, 'N/A') },
          ]}
        />
        {clickId && (
          <Row>
            <CopyButton text={clickId} label="Copy click id" messages={messages} variant="outline" />
          </Row>
        )}
      </Stack>
    </Panel>
  );
}
