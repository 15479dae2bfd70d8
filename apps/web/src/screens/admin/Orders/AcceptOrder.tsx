import { acceptOrder, listReviewOrders, type ReviewOrder } from '@potli/api/contract/adminOrders';
import { firstError } from '@potli/api/errors';
import { Button } from '@potli/ui/Button';
import { Callout } from '@potli/ui/Callout';
import { formatRupees } from '@potli/ui/format/formatRupees';
import { Row, Stack } from '@potli/ui/Layout';
import { Text } from '@potli/ui/Text';
import { useToast } from '@potli/ui/Toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide';
import { useApp } from '../../../app/App.tsx';
import { invalidate } from '../../../app/apiQuery.ts';
import { handleSubmit } from '../../../components/forms/handleSubmit.ts';

/** Lets the member have the cashback of an order that waits, whatever the network pays. */
export function AcceptOrder({ order: { id, orderId, cashback, commission } }: { order: ReviewOrder }) {
  const { api } = useApp();
  const cache = useQueryClient();
  const toast = useToast();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => api.call(acceptOrder, { params: { id }, body: { cashback } }),
    onSuccess: (accepted) =>
      toast.success(`The member has ${formatRupees(accepted.cashback, 'paise')} for order ${orderId} now.`),
    // a refusal can mean that the order has changed
    onSettled: () => invalidate(cache, listReviewOrders),
  });
  return (
    <form onSubmit={handleSubmit(() => mutate())} aria-label={`Accept order ${orderId}`}>
      <Stack gap="m">
        <Text>
          {`The member gets ${formatRupees(cashback, 'paise')}, and the network pays ${formatRupees(commission, 'paise')}. The shop bears the rest. Without this, the order goes on when the network says or pays more.`}
        </Text>
        {error && (
          <Callout icon={TriangleAlert} tone="danger" role="alert">
            {firstError(error, 'That did not work. Please try again.')}
          </Callout>
        )}
        <Row>
          <Button type="submit" busy={isPending}>
            Accept
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
