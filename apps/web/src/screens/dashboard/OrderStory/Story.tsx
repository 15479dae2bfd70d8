import type { OrderStory } from '@potli/api/contract/transactions';
import { CopyButton } from '@potli/ui/CopyButton';
import { FactList } from '@potli/ui/FactList';
import { formatDateTime } from '@potli/ui/format/formatDateTime';
import { formatRupees } from '@potli/ui/format/formatRupees';
import { Heading } from '@potli/ui/Heading';
import { Row, Stack } from '@potli/ui/Layout';
import { Panel } from '@potli/ui/Panel';
import { Text } from '@potli/ui/Text';
import { useState } from 'react';
import { MoneyStory } from '../../../components/story/MoneyStory.tsx';
import { foreignSaleText } from '../../../features/orders/foreignSaleText.ts';
import { ReceiptButton } from '../../../features/receipts/ReceiptActions.tsx';
import { useCopyMessages } from '../../../lib/useCopyMessages.ts';
import { orderAnswer } from './orderAnswer.ts';
import { toTimelineSteps } from './timelineSteps.tsx';

/** Where the money is, when it comes, the steps so far, and facts of the order. */
export function Story({ story }: { story: OrderStory }) {
  const [nowMs] = useState(() => Date.now());
  const answer = orderAnswer(story, nowMs);
  return (
    <MoneyStory
      answer={answer}
      label={answer.tone === 'lost' ? `${answer.place} cashback` : 'Your cashback'}
      rupees={story.cashbackAmount}
      stepsLabel="The story of this order"
      steps={toTimelineSteps(story, nowMs)}
      aside={<OrderFacts story={story} />}
    />
  );
}

/** Nothing was earned: the rate is what the click promised, and no reason is given for another. */
const isLost = ({ declineReason }: OrderStory) => declineReason !== null;

const rateOf = ({ earnedRate, cashbackPercentage }: OrderStory) =>
  earnedRate?.rate ?? (cashbackPercentage ? `${cashbackPercentage}%` : 'A fixed amount');

/** Letters of a click's id that identify it for people; the button copies all of it. */
const SHORT_ID = 12;

/** What support asks for about an order. */
function OrderFacts({ story }: { story: OrderStory }) {
  const { clickId, earnedRate, foreignSale, saleAmount, statusLogs, storeOrderId } = story;
  const messages = useCopyMessages();
  return (
    <Panel as="section">
      <Stack gap="m">
        <Heading level={2} variant="h3">
          This order
        </Heading>
        <FactList
          facts={[
            { label: 'Sale amount', value: saleAmount > 0 ? formatRupees(saleAmount, 'paise') : 'N/A' },
            ...(foreignSale ? [{ label: 'In the shop’s currency', value: foreignSaleText(foreignSale) }] : []),
            { label: isLost(story) ? 'Cashback rate at your click' : 'Cashback rate', value: rateOf(story) },
            ...(earnedRate && (isLost(story) || !earnedRate.reason.includes(earnedRate.appliesTo))
              ? [{ label: isLost(story) ? 'That rate is for' : 'Earned for', value: earnedRate.appliesTo }]
              : []),
            { label: 'Order number of the shop', value: storeOrderId },
            { label: 'Click Id', value: clickId === null ? 'N/A' : `…${clickId.slice(-SHORT_ID)}` },
            { label: 'Last Updated', value: formatDateTime(statusLogs.at(-1)?.timestamp, 'N/A') },
          ]}
        />
        {story.isApprovedByShop && <Text tone="muted">Approved by the shop, not payable yet.</Text>}
        {earnedRate?.reason && !isLost(story) && <Text tone="muted">{earnedRate.reason}</Text>}
        {clickId && (
          <Row gap="m" wrap>
            <CopyButton text={clickId} label="Copy click id" messages={messages} variant="outline" />
            <ReceiptButton clickId={clickId} />
          </Row>
        )}
      </Stack>
    </Panel>
  );
}
