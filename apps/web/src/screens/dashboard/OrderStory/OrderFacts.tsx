import type { OrderStory } from '@potli/api/contract/transactions';
import { FactList } from '@potli/ui/commerce/FactList/FactList';
import { formatDateTime } from '@potli/ui/commerce/format/formatDateTime';
import { formatRupees } from '@potli/ui/commerce/format/formatRupees';
import { CopyButton } from '@potli/ui/components/CopyButton/CopyButton';
import { Heading } from '@potli/ui/components/Heading/Heading';
import { Row } from '@potli/ui/components/Layout/Row';
import { Stack } from '@potli/ui/components/Layout/Stack';
import { Panel } from '@potli/ui/components/Panel/Panel';
import { useCopyMessages } from '../../../lib/useCopyMessages.ts';

/** What one is asked for when one asks about an order. */
export function OrderFacts({ story }: { story: OrderStory }) {
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
