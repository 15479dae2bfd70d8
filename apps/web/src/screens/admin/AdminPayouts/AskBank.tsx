import { type AdminPayout, retryPayout } from '@potli/api/contract/adminPayouts';
import { Button } from '@potli/ui/Button';
import { Row, Stack } from '@potli/ui/Layout';
import { Refusal } from '../../../components/forms/Refusal.tsx';
import { usePayoutCall } from './usePayoutCall.ts';

/** Asks the bank about a payout that is not settled, before the job does. */
export function AskBank({ payout: { id } }: { payout: AdminPayout }) {
  const { send, isSending, error } = usePayoutCall(
    (api, params: { id: string }) => api.call(retryPayout, { params }),
    'The bank was asked. Its answer is in the list.',
  );
  return (
    <Stack gap="m">
      <Refusal error={error} />
      <Row>
        <Button variant="outline" busy={isSending} onClick={() => send({ id })}>
          Ask the bank again
        </Button>
      </Row>
    </Stack>
  );
}
