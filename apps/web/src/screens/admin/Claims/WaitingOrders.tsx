import { type AdminClaim, decideClaimOrder, listClaims } from '@potli/api/contract/adminClaims';
import { Button } from '@potli/ui/Button';
import { formatDateTime } from '@potli/ui/format/formatDateTime';
import { Row, Stack } from '@potli/ui/Layout';
import { Text } from '@potli/ui/Text';
import { useToast } from '@potli/ui/Toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApp } from '../../../app/App.tsx';
import { invalidate } from '../../../app/apiQuery.ts';
import { refusalText } from '../../../components/forms/refusalText.ts';

interface Decision {
  network: string;
  orderId: string;
  isClaimed: boolean;
}

/** Orders that count when somebody says whether they are the one of this approved claim. */
export function WaitingOrders({ claim: { id, waitingOrders } }: { claim: AdminClaim }) {
  const { api } = useApp();
  const cache = useQueryClient();
  const toast = useToast();
  const { mutate, isPending } = useMutation({
    mutationFn: (body: Decision) => api.call(decideClaimOrder, { params: { id }, body }),
    async onSuccess(_claim, { orderId, isClaimed }) {
      await invalidate(cache, listClaims);
      toast.success(
        isClaimed
          ? `Order ${orderId} is the claimed one: it is paid already.`
          : `Order ${orderId} counts by itself now.`,
      );
    },
    onError: (error) => toast.error(refusalText(error)),
  });
  return (
    <Stack as="section" gap="m" aria-label="Orders that wait">
      {waitingOrders.map(({ network, orderId, receivedAt }) => (
        <Stack key={`${network} ${orderId}`} gap="s">
          <Text>{`${network} has reported order ${orderId} for this click, ${formatDateTime(receivedAt, '')}. Is it the claimed one?`}</Text>
          <Row gap="m" wrap>
            <Button
              variant="outline"
              busy={isPending}
              onClick={() => mutate({ network, orderId, isClaimed: true })}
            >{`${orderId} is the claimed one`}</Button>
            <Button
              variant="outline"
              busy={isPending}
              onClick={() => mutate({ network, orderId, isClaimed: false })}
            >{`${orderId} is another order`}</Button>
          </Row>
        </Stack>
      ))}
    </Stack>
  );
}
