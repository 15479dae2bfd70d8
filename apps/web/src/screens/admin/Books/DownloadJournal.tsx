import { exportJournal } from '@potli/api/contract/adminBooks';
import { Button } from '@potli/ui/Button';
import { Heading } from '@potli/ui/Heading';
import { Row, Stack } from '@potli/ui/Layout';
import { Text } from '@potli/ui/Text';
import { useState } from 'react';
import { Refusal } from '../../../components/forms/Refusal.tsx';
import { pluralize } from '../../../lib/pluralize.ts';
import { isMonth, MonthField } from './MonthField.tsx';
import { useDownload } from './useDownload.ts';

const formats = [
  { format: 'csv', label: 'Download CSV', type: 'text/csv;charset=utf-8' },
  { format: 'tally', label: 'Download for Tally', type: 'application/xml;charset=utf-8' },
] as const;

/** The journal of a month for the accountant; the log says who took it. */
export function DownloadJournal() {
  const [month, setMonth] = useState('');
  const { download, error, asked } = useDownload({
    call: (api, { format }: (typeof formats)[number]) => api.call(exportJournal, { body: { month, format } }),
    type: ({ type }) => type,
    done: ({ fileName, lines }) => `${fileName} is saved, with ${pluralize(lines, 'line')}.`,
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
            busy={asked?.format === each.format}
            disabled={!isMonth(month)}
            onClick={() => download(each)}
          >
            {each.label}
          </Button>
        ))}
      </Row>
      <Refusal error={error} />
    </Stack>
  );
}
