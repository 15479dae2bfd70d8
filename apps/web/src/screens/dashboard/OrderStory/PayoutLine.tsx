import type { OrderStory } from '@potli/api/contract/transactions';
import { CopyButton } from '@potli/ui/components/CopyButton/CopyButton';
import { Row } from '@potli/ui/components/Layout/Row';
import { Link } from '@potli/ui/components/Link/Link';
import { Text } from '@potli/ui/components/Text/Text';
import { useCopyMessages } from '../../../lib/useCopyMessages.ts';

/** The transfer that carries an order's cashback: by its UTR a bank finds it. */
export function PayoutLine({ payout }: { payout: NonNullable<OrderStory['payout']> }) {
  const messages = useCopyMessages();
  return (
    <Row gap="m" wrap>
      {payout.utr && (
        <>
          <Text as="span">
            {'UTR '}
            <strong>{payout.utr}</strong>
          </Text>
          <CopyButton text={payout.utr} label="Copy UTR" messages={messages} variant="outline" />
        </>
      )}
      <Link href="/user_dashboard/transaction_history">See all payouts</Link>
    </Row>
  );
}
