import { getReportAdapters, replayReport, type WaitingReport } from '@potli/api/contract/adminReports';
import { Button } from '@potli/ui/Button';
import { Row, Stack } from '@potli/ui/Layout';
import { Select } from '@potli/ui/Select';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../../app/App.tsx';
import { apiQuery } from '../../../app/apiQuery.ts';
import { handleSubmit } from '../../../components/forms/handleSubmit.ts';
import { Refusal } from '../../../components/forms/Refusal.tsx';
import { useReportCall } from './useReportCall.ts';

/** Reads a report again from what was sent, and applies it where it fits by now. */
export function ReplayReport({ report: { network, eventId, problem } }: { report: WaitingReport }) {
  const [adapter, setAdapter] = useState('');
  const { send, isSending, error } = useReportCall(
    (api, chosen: string) =>
      api.call(replayReport, { body: { network, eventId, ...(chosen !== '' && { adapter: chosen }) } }),
    ({ outcome }) =>
      outcome === 'applied' ? `Report ${eventId} counts now.` : `Report ${eventId} can be read, and still waits.`,
  );
  return (
    <form onSubmit={handleSubmit(() => send(adapter))} aria-label={`Read report ${eventId} again`}>
      <Stack gap="m">
        {problem === 'refused' && <AdapterField value={adapter} onChange={setAdapter} />}
        <Refusal error={error} />
        <Row>
          <Button type="submit" variant="outline" busy={isSending}>
            Read again
          </Button>
        </Row>
      </Stack>
    </form>
  );
}

interface AdapterFieldProps {
  value: string;
  onChange: (adapter: string) => void;
}

function AdapterField({ value, onChange }: AdapterFieldProps) {
  const { data } = useQuery(apiQuery(useApp().api, getReportAdapters, {}));
  return (
    <Select
      label="Adapter"
      hint="Another one, where the network was connected with the wrong one."
      placeholder="The one of its network"
      options={(data?.adapters ?? []).map((name) => ({ value: name, label: name }))}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
