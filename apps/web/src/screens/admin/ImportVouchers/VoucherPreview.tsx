import type { VoucherFileAnswer } from '@potli/api/contract/adminVouchers';
import { Button } from '@potli/ui/Button';
import { Callout } from '@potli/ui/Callout';
import { FactList } from '@potli/ui/FactList';
import { formatDate } from '@potli/ui/format/formatDateTime';
import { formatRupees } from '@potli/ui/format/formatRupees';
import { Heading } from '@potli/ui/Heading';
import { Grid, Row, Stack } from '@potli/ui/Layout';
import { Stat } from '@potli/ui/Stat';
import { Text } from '@potli/ui/Text';
import { TriangleAlert } from 'lucide';
import { useEffect, useRef } from 'react';
import { pluralize } from '../../../lib/pluralize.ts';

interface VoucherPreviewProps {
  answer: VoucherFileAnswer;
  fileName: string;
  busy: boolean;
  onImport: () => void;
}

/** What a file would add to the stock, or the lines that stop it, and the button that adds exactly that. */
export function VoucherPreview({ answer, fileName, busy, onImport }: VoucherPreviewProps) {
  const { name, values, added, known, unreadable } = answer;
  const heading = useRef<HTMLDivElement>(null);
  useEffect(() => heading.current?.querySelector('h2')?.focus(), []);
  const cost = values.reduce((sum, each) => sum + each.cost, 0);
  return (
    <Stack gap="l">
      <div ref={heading}>
        <Heading level={2} tabIndex={-1}>{`What ${fileName} adds to ${name}`}</Heading>
      </div>
      <Grid columns="4 small" gap="m">
        <Stat label="New vouchers" value={added} />
        <Stat label="Their cost" value={formatRupees(cost, 'paise')} />
        <Stat label="In stock or sold already" value={known} />
        <Stat label="Lines not read" value={unreadable} />
      </Grid>
      {values.length > 0 && <FactList facts={values.map(toFact)} />}
      {unreadable > 0 && <BadLines {...answer} />}
      {unreadable === 0 && (
        <Row>
          <Button busy={busy} disabled={added === 0} onClick={onImport}>
            {`Import ${pluralize(added, 'voucher')}`}
          </Button>
        </Row>
      )}
    </Stack>
  );
}

const toFact = ({ value, count, cost, expiresFirst }: VoucherFileAnswer['values'][number]) => ({
  label: `Of ${formatRupees(value)}`,
  value: `${pluralize(count, 'voucher')}, ${formatRupees(cost, 'paise')}, the first ends on ${formatDate(expiresFirst, '')}`,
});

function BadLines({ badLines, unreadable }: VoucherFileAnswer) {
  return (
    <Stack gap="s">
      <Callout icon={TriangleAlert} tone="warn">
        Nothing can be imported while a line cannot be read. Correct the file, and choose it again.
      </Callout>
      <Stack as="ul" gap="xs">
        {badLines.map(({ line, text }) => (
          <Text as="li" key={`${line} ${text}`} tone="muted">
            {`Line ${line}: ${text}`}
          </Text>
        ))}
        {unreadable > badLines.length && <Text as="li" tone="muted">{`and ${unreadable - badLines.length} more`}</Text>}
      </Stack>
    </Stack>
  );
}
