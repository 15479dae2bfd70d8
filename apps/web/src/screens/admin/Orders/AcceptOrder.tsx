import { acceptOrder, listReviewOrders, type ReviewOrder } from '@potli/api/contract/adminOrders';
import { Button } from '@potli/ui/Button';
import { formatRupees } from '@potli/ui/format/formatRupees';
import { Row, Stack } from '@potli/ui/Layout';
import { Text } from '@potli/ui/Text';
import { useToast } from '@potli/ui/Toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApp } from '../../../app/App.tsx';
import { invalidate } from '../../../app/apiQuery.ts';
import { handleSubmit } from '../../../components/forms/handleSubmit.ts';
import { Refusal } from '../../../components/forms/Refusal.tsx';

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
        <Refusal error={error} />
        <Row>
          <Button type="submit" busy={isPending}>
            Accept
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
