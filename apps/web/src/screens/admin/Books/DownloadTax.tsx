import { exportTax } from '@potli/api/contract/adminBooks';
import { Button } from '@potli/ui/Button';
import { Checkbox } from '@potli/ui/Checkbox';
import { Heading } from '@potli/ui/Heading';
import { Row, Stack } from '@potli/ui/Layout';
import { Text } from '@potli/ui/Text';
import { TextField } from '@potli/ui/TextField';
import { useState } from 'react';
import { handleSubmit } from '../../../components/forms/handleSubmit.ts';
import { Refusal } from '../../../components/forms/Refusal.tsx';
import { pluralize } from '../../../lib/pluralize.ts';
import { isMonth, MonthField } from './MonthField.tsx';
import { useDownload } from './useDownload.ts';

type Asked = { span: 'month'; month: string } | { span: 'year'; year: number; withPan: boolean };

const YEAR_LENGTH = 4;
const isYear = (text: string) => /^20\d\d$/.test(text);

/** Tax that was withheld from members: of a month by payout, or of a financial year by member. */
export function DownloadTax() {
  const [month, setMonth] = useState('');
  const [year, setYear] = useState('');
  const [withPan, setWithPan] = useState(false);
  const { download, error, asked } = useDownload({
    call: (api, body: Asked) => api.call(exportTax, { body }),
    type: 'text/csv;charset=utf-8',
    done: ({ fileName, lines }) => `${fileName} is saved, with ${pluralize(lines, 'line')}.`,
  });
  return (
    <Stack gap="l">
      <Heading level={2}>Tax withheld from members</Heading>
      <Text tone="muted">
        A month has a line for each payout; below zero: given back. A financial year has a line for each member: what
        own orders, shared links and friends brought from April to March, and the tax of it.
      </Text>
      <form
        onSubmit={handleSubmit(() => isMonth(month) && download({ span: 'month', month }))}
        aria-label="Tax of a month"
      >
        <Row gap="m" align="end" wrap>
          <MonthField value={month} onValueChange={setMonth} />
          <Button type="submit" variant="outline" busy={asked?.span === 'month'} disabled={!isMonth(month)}>
            Download the month
          </Button>
        </Row>
      </form>
      <form
        onSubmit={handleSubmit(() => isYear(year) && download({ span: 'year', year: Number(year), withPan }))}
        aria-label="Tax of a financial year"
      >
        <Stack gap="m">
          <Row gap="m" align="end" wrap>
            <TextField
              label="April of the year, as 2026"
              value={year}
              maxLength={YEAR_LENGTH}
              inputMode="numeric"
              autoComplete="off"
              error={year.length === YEAR_LENGTH && !isYear(year) ? 'Write the year as 2026' : undefined}
              onChange={({ target }) => setYear(target.value)}
            />
            <Button type="submit" variant="outline" busy={asked?.span === 'year'} disabled={!isYear(year)}>
              Download the year
            </Button>
          </Row>
          <Checkbox
            label="With whole PANs, for the return of the tax"
            checked={withPan}
            onChange={({ target }) => setWithPan(target.checked)}
          />
        </Stack>
      </form>
      <Refusal error={error} />
    </Stack>
  );
}
