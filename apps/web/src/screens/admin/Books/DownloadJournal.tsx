import { exportJournal } from '@potli/api/contract/adminBooks';
import { firstError } from '@potli/api/errors';
import { Button } from '@potli/ui/Button';
import { Callout } from '@potli/ui/Callout';
import { Heading } from '@potli/ui/Heading';
import { Row, Stack } from '@potli/ui/Layout';
import { Text } from '@potli/ui/Text';
import { useToast } from '@potli/ui/Toast';
import { useMutation } from '@tanstack/react-query';
import { CircleAlert } from 'lucide';
import { useState } from 'react';
import { useApp } from '../../../app/App.tsx';
import { saveFile } from '../../../lib/csv/saveFile.ts';
import { pluralize } from '../../../lib/pluralize.ts';
import { isMonth, MonthField } from './MonthField.tsx';

const formats = [
  { format: 'csv', label: 'Download CSV', type: 'text/csv;charset=utf-8' },
  { format: 'tally', label: 'Download for Tally', type: 'application/xml;charset=utf-8' },
] as const;

/** The journal of a month for the accountant; the log says who took it. */
export function DownloadJournal() {
  const { api } = useApp();
  const toast = useToast();
  const [month, setMonth] = useState('');
  const { mutate, isPending, error, variables } = useMutation({
    mutationFn: async ({ format, type }: (typeof formats)[number]) => ({
      type,
      ...(await api.call(exportJournal, { body: { month, format } })),
    }),
    onSuccess({ fileName, type, text, lines }) {
      saveFile(fileName, type, text);
      toast.success(`${fileName} is saved, with ${pluralize(lines, 'line')}.`);
    },
  });
  return (
    <Stack gap="l">
      <Heading level={2}>Journal of a month</Heading>
      <Text tone="muted">Every entry of the month with names of accounts, for the accountant.</Text>
      <Row gap="m" align="end" wrap role="group" aria-label="Journal of a month">
        <MonthField value={month} onValueChange={setMonth} />
        {formats.map((each) => (
          <Button
            key={each.format}
            variant="outline"
            busy={isPending && variables.format === each.format}
            disabled={!isMonth(month)}
            onClick={() => mutate(each)}
          >
            {each.label}
          </Button>
        ))}
      </Row>
      {error && (
        <Callout icon={CircleAlert} tone="danger" role="alert">
          {firstError(error, 'That did not work. Please try again.')}
        </Callout>
      )}
    </Stack>
  );
}
