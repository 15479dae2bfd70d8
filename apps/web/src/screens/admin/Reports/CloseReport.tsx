import { CLOSE_REASON_LENGTH, closeReport, type WaitingReport } from '@potli/api/contract/adminReports';
import { Button } from '@potli/ui/Button';
import { Row, Stack } from '@potli/ui/Layout';
import { TextField } from '@potli/ui/TextField';
import { useState } from 'react';
import { handleSubmit } from '../../../components/forms/handleSubmit.ts';
import { Refusal } from '../../../components/forms/Refusal.tsx';
import { useReportCall } from './useReportCall.ts';

/** Says of a report that nothing will come of it. */
export function CloseReport({ report: { network, eventId } }: { report: WaitingReport }) {
  const [reason, setReason] = useState('');
  const isReady = reason.trim() !== '';
  const { send, isSending, error } = useReportCall(
    (api, given: string) => api.call(closeReport, { body: { network, eventId, reason: given } }),
    () => `Report ${eventId} is closed.`,
  );
  return (
    <form onSubmit={handleSubmit(() => isReady && send(reason))} aria-label={`Close report ${eventId}`}>
      <Stack gap="m">
        <TextField
          label="Nothing comes of it because"
          hint="It is listed no more, and never counts. The audit log keeps the reason."
          value={reason}
          required
          maxLength={CLOSE_REASON_LENGTH}
          onChange={({ target }) => setReason(target.value)}
        />
        <Refusal error={error} />
        <Row>
          <Button type="submit" variant="outline" busy={isSending} disabled={!isReady}>
            Close it
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
