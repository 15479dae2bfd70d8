import { type AdminPayout, PAYOUT_REASON_LENGTH, settlePayout } from '@potli/api/contract/adminPayouts';
import { Button } from '@potli/ui/Button';
import { Row, Stack } from '@potli/ui/Layout';
import { RadioGroup } from '@potli/ui/RadioGroup';
import { TextField } from '@potli/ui/TextField';
import { useState } from 'react';
import { handleSubmit } from '../../../components/forms/handleSubmit.ts';
import { Refusal } from '../../../components/forms/Refusal.tsx';
import { usePayoutCall } from './usePayoutCall.ts';

type Body = { result: 'sent'; utr: string } | { result: 'refused'; reason: string };

const outcomes = [
  { value: 'sent', label: 'The bank has sent it' },
  { value: 'refused', label: 'The bank has sent nothing: the member is paid again' },
];

/** Settles a payout in review, after a look at the bank. The bank is asked once more, and can contradict. */
export function SettlePayout({ payout: { id } }: { payout: AdminPayout }) {
  const [result, setResult] = useState('sent');
  const [utr, setUtr] = useState('');
  const [reason, setReason] = useState('');
  const { send, isSending, error } = usePayoutCall(
    (api, body: Body) => api.call(settlePayout, { params: { id }, body }),
    'The payout is settled.',
  );
  const isSent = result === 'sent';
  const isReady = (isSent ? utr : reason).trim() !== '';
  const submit = () => {
    if (isReady) send(isSent ? { result: 'sent', utr } : { result: 'refused', reason });
  };
  return (
    <form onSubmit={handleSubmit(submit)} aria-label={`Settle payout ${id}`}>
      <Stack gap="m">
        <RadioGroup
          label="What does the bank say?"
          name={`outcome-${id}`}
          options={outcomes}
          value={result}
          onChange={setResult}
        />
        {isSent ? (
          <TextField
            label="UTR of the bank"
            value={utr}
            required
            maxLength={40}
            autoComplete="off"
            onChange={({ target }) => setUtr(target.value)}
          />
        ) : (
          <TextField
            label="Why"
            hint="The member reads it."
            value={reason}
            required
            maxLength={PAYOUT_REASON_LENGTH}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
        <Refusal error={error} />
        <Row>
          <Button type="submit" busy={isSending} disabled={!isReady}>
            Settle by hand
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
