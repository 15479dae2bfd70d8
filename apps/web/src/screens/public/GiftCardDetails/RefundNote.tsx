import { Link } from '@potli/ui/components/Link/Link';
import { Text } from '@potli/ui/components/Text/Text';

/** What the refund policy says of vouchers (docs/product/company.md#refund-policy). */
export function RefundNote() {
  return (
    <>
      <Text>Digital gift vouchers and cards are non-refundable and non-cancellable.</Text>
      <Text tone="ink2">
        Something went wrong with yours? Write to us within 7 days. All of it is in the{' '}
        <Link href="/refund-policy">Refund Policy</Link>.
      </Text>
    </>
  );
}
