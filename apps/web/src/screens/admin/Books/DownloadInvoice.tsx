import { exportInvoice } from '@potli/api/contract/adminBooks';
import type { Books } from '@potli/api/contract/books';
import { Button } from '@potli/ui/Button';
import { Heading } from '@potli/ui/Heading';
import { Row, Stack } from '@potli/ui/Layout';
import { Select } from '@potli/ui/Select';
import { Text } from '@potli/ui/Text';
import { useState } from 'react';
import { handleSubmit } from '../../../components/forms/handleSubmit.ts';
import { Refusal } from '../../../components/forms/Refusal.tsx';
import { rupees } from './figures.ts';
import { isMonth, MonthField } from './MonthField.tsx';
import { useDownload } from './useDownload.ts';

/** What an invoice to a network says of a month, for the person who writes it. */
export function DownloadInvoice({ books }: { books: Books }) {
  // others, as that of granted claims, get no invoice
  const owing = books.networks.filter(({ months }) => months.some(({ commission }) => commission !== 0));
  const [network, setNetwork] = useState('');
  const [month, setMonth] = useState('');
  const { download, error, isPending } = useDownload({
    call: (api, body: { network: string; month: string }) => api.call(exportInvoice, { body }),
    type: 'text/plain;charset=utf-8',
    done: ({ fileName, total }) => `${fileName} is saved: ${rupees(total)} with GST.`,
  });
  const isReady = network !== '' && isMonth(month);
  return (
    <Stack gap="l">
      <Heading level={2}>Invoice to a network</Heading>
      <Text tone="muted">
        What it says of a month: commission by what happened, GST on it, and what the network paid by invoice.
      </Text>
      <form onSubmit={handleSubmit(() => isReady && download({ network, month }))} aria-label="Invoice to a network">
        <Stack gap="m">
          <Row gap="m" align="end" wrap>
            <Select
              label="Network"
              placeholder="Choose a network"
              options={owing.map(({ network: name }) => ({ value: name, label: name }))}
              value={network}
              onChange={({ target }) => setNetwork(target.value)}
            />
            <MonthField value={month} onValueChange={setMonth} />
            <Button type="submit" variant="outline" busy={isPending} disabled={!isReady}>
              Download as text
            </Button>
          </Row>
          <Refusal error={error} />
        </Stack>
      </form>
    </Stack>
  );
}
