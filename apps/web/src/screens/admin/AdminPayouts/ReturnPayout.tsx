import { type AdminPayout, PAYOUT_REASON_LENGTH, returnPayout } from '@potli/api/contract/adminPayouts';
import { Button } from '@potli/ui/Button';
import { Row, Stack } from '@potli/ui/Layout';
import { TextField } from '@potli/ui/TextField';
import { useState } from 'react';
import { handleSubmit } from '../../../components/forms/handleSubmit.ts';
import { Refusal } from '../../../components/forms/Refusal.tsx';
import { usePayoutCall } from './usePayoutCall.ts';

/** The bank returned a payout that it had sent: the member gets the money back into the wallet. */
export function ReturnPayout({ payout: { id } }: { payout: AdminPayout }) {
  const [reason, setReason] = useState('');
  const { send, isSending, error } = usePayoutCall(
    (api, body: { reason: string }) => api.call(returnPayout, { params: { id }, body }),
    'The member has the money in the wallet again.',
  );
  const isReady = reason.trim() !== '';
  return (
    <form onSubmit={handleSubmit(() => isReady && send({ reason }))} aria-label={`Return payout ${id}`}>
      <Stack gap="m">
        <TextField
          label="The bank returned it because"
          hint="The member reads it, and gets the money back into the wallet."
          value={reason}
          required
          maxLength={PAYOUT_REASON_LENGTH}
          onChange={({ target }) => setReason(target.value)}
        />
        <Refusal error={error} />
        <Row>
          <Button type="submit" variant="outline" busy={isSending} disabled={!isReady}>
            It came back
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
