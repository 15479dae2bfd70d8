import type { SettlementFileAnswer } from '@potli/api/contract/adminSettlements';
import { Button } from '@potli/ui/Button';
import { Callout } from '@potli/ui/Callout';
import { formatRupees } from '@potli/ui/format/formatRupees';
import { Heading } from '@potli/ui/Heading';
import { Grid, Row, Stack } from '@potli/ui/Layout';
import { Stat } from '@potli/ui/Stat';
import { Text } from '@potli/ui/Text';
import { Info, TriangleAlert } from 'lucide';
import { useEffect, useRef } from 'react';
import { pluralize } from '../../../lib/pluralize.ts';
import { differenceText, kindTexts } from './differenceTexts.ts';

interface StatementPreviewProps {
  answer: SettlementFileAnswer;
  busy: boolean;
  onBook: () => void;
}

/** What the file would book, with all that differs, and the button that books exactly that. */
export function StatementPreview({ answer, busy, onBook }: StatementPreviewProps) {
  const { statement, settled, paid, before, kinds, unreadable } = answer;
  const heading = useRef<HTMLDivElement>(null);
  useEffect(() => heading.current?.querySelector('h2')?.focus(), []);
  const unknown = kinds.find(({ kind }) => kind === 'UNKNOWN_ORDER')?.lines ?? 0;
  return (
    <Stack gap="l">
      <div ref={heading}>
        <Heading level={2} tabIndex={-1}>{`What ${statement} books`}</Heading>
      </div>
      <Grid columns="4 small" gap="m">
        <Stat label="Lines" value={settled} />
        <Stat label="Amount" value={formatRupees(paid, 'paise')} />
        <Stat label="Orders not known" value={unknown} />
        <Stat label="Lines not read" value={unreadable} />
      </Grid>
      {before > 0 && (
        <Callout icon={Info} tone="info">
          {`${pluralize(before, 'line')} of a statement with this name count already. Lines that say the same change nothing.`}
        </Callout>
      )}
      {settled > 0 && unknown === settled && (
        <Callout icon={TriangleAlert} tone="warn">
          The shop knows none of these orders. Is this the right network?
        </Callout>
      )}
      <Differences {...answer} />
      <Row>
        <Button busy={busy} disabled={settled === 0} onClick={onBook}>
          {`Book ${pluralize(settled, 'line')}`}
        </Button>
      </Row>
    </Stack>
  );
}

function Differences({ kinds, differences, badLines, unreadable, notes }: SettlementFileAnswer) {
  return (
    <>
      {kinds.map(({ kind, lines }) => {
        const listed = differences.filter((each) => each.kind === kind).map(differenceText);
        return (
          <Lines key={kind} title={`${pluralize(lines, 'line')}: ${kindTexts[kind]}`} listed={listed} all={lines} />
        );
      })}
      {unreadable > 0 && (
        <Lines title={`${pluralize(unreadable, 'line')} not booked`} listed={badLines.map(toText)} all={unreadable} />
      )}
      {notes.length > 0 && <Lines title="No payments" listed={notes.map(toText)} all={notes.length} />}
    </>
  );
}

const toText = ({ line, text }: SettlementFileAnswer['notes'][number]) => (line === 0 ? text : `Line ${line}: ${text}`);

function Lines({ title, listed, all }: { title: string; listed: readonly string[]; all: number }) {
  return (
    <Stack gap="s">
      <Heading level={3}>{title}</Heading>
      <Stack as="ul" gap="xs">
        {[...new Set(listed)].map((text) => (
          <Text as="li" key={text} tone="muted">
            {text}
          </Text>
        ))}
        {all > listed.length && <Text as="li" tone="muted">{`and ${all - listed.length} more`}</Text>}
      </Stack>
    </Stack>
  );
}
