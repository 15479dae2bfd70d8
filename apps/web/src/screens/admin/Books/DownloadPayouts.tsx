import { exportSentPayouts } from '@potli/api/contract/adminBooks';
import { Button } from '@potli/ui/Button';
import { Heading } from '@potli/ui/Heading';
import { Row, Stack } from '@potli/ui/Layout';
import { Text } from '@potli/ui/Text';
import { useState } from 'react';
import { handleSubmit } from '../../../components/forms/handleSubmit.ts';
import { Refusal } from '../../../components/forms/Refusal.tsx';
import { pluralize } from '../../../lib/pluralize.ts';
import { isMonth, MonthField } from './MonthField.tsx';
import { useDownload } from './useDownload.ts';

/** What members were sent in a month, for the accountant. */
export function DownloadPayouts() {
  const [month, setMonth] = useState('');
  const { download, error, isPending } = useDownload({
    call: (api, body: { month: string }) => api.call(exportSentPayouts, { body }),
    type: 'text/csv;charset=utf-8',
    done: ({ fileName, lines }) => `${fileName} is saved, with ${pluralize(lines, 'line')}.`,
  });
  return (
    <Stack gap="l">
      <Heading level={2}>Payouts of a month</Heading>
      <Text tone="muted">
        What members were sent, with the UTR and where it went, masked. What came back later has the day of its return.
      </Text>
      <form onSubmit={handleSubmit(() => isMonth(month) && download({ month }))} aria-label="Payouts of a month">
        <Stack gap="m">
          <Row gap="m" align="end" wrap>
            <MonthField value={month} onValueChange={setMonth} />
            <Button type="submit" variant="outline" busy={isPending} disabled={!isMonth(month)}>
              Download CSV
            </Button>
          </Row>
          <Refusal error={error} />
        </Stack>
      </form>
    </Stack>
  );
}
