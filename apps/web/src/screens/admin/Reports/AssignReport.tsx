import { assignReport, type WaitingReport } from '@potli/api/contract/adminReports';
import { Button } from '@potli/ui/Button';
import { Row, Stack } from '@potli/ui/Layout';
import { TextField } from '@potli/ui/TextField';
import { useState } from 'react';
import { handleSubmit } from '../../../components/forms/handleSubmit.ts';
import { Refusal } from '../../../components/forms/Refusal.tsx';
import { pluralize } from '../../../lib/pluralize.ts';
import { useReportCall } from './useReportCall.ts';

/** Gives a report the click to which its order belongs, where the network lost or damaged it. */
export function AssignReport({ report: { network, eventId } }: { report: WaitingReport }) {
  const [click, setClick] = useState('');
  const clickId = click.trim();
  const { send, isSending, error } = useReportCall(
    (api, id: string) => api.call(assignReport, { body: { network, eventId, clickId: id } }),
    ({ applied }) =>
      `${pluralize(applied, 'report')} of the order ${applied === 1 ? 'counts' : 'count'} for this click.`,
  );
  return (
    <form
      onSubmit={handleSubmit(() => clickId !== '' && send(clickId))}
      aria-label={`Give report ${eventId} its click`}
    >
      <Stack gap="m">
        <TextField
          label="Click"
          hint="Its whole or its short id. The click must have gone out by this network. Other open reports of the order get it, too."
          value={click}
          required
          maxLength={64}
          autoComplete="off"
          onChange={({ target }) => setClick(target.value)}
        />
        <Refusal error={error} />
        <Row>
          <Button type="submit" variant="outline" busy={isSending} disabled={clickId === ''}>
            Give it this click
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
