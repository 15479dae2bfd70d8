import { RETURN_LINES_MOST, type ReturnAnswer } from '@potli/api/contract/adminTransferFiles';
import { Callout } from '@potli/ui/Callout';
import { Heading } from '@potli/ui/Heading';
import { Grid, Stack } from '@potli/ui/Layout';
import { Stat } from '@potli/ui/Stat';
import { Text } from '@potli/ui/Text';
import { Info } from 'lucide';
import { useEffect, useRef } from 'react';
import { pluralize } from '../../../lib/pluralize.ts';
import { ReturnedLines } from './ReturnedLines.tsx';

/** Lines that change a payout. */
export const changesOf = ({ totals }: ReturnAnswer): number => totals.sent + totals.failed + totals.returned;

/** What an answer of the bank would do, or has done. */
export function ReturnResult({ fileName, answer }: { fileName: string; answer: ReturnAnswer }) {
  const { totals, lines, isApplied } = answer;
  const heading = useRef<HTMLDivElement>(null);
  // the button that was pressed is removed, so the focus moves here
  useEffect(() => heading.current?.querySelector('h3')?.focus(), []);
  return (
    <Stack gap="l">
      <div ref={heading}>
        <Heading level={3} tabIndex={-1}>{`What ${fileName} ${isApplied ? 'has changed' : 'changes'}`}</Heading>
      </div>
      <Grid columns="4 small" gap="m">
        <Stat label="Sent" value={totals.sent} />
        <Stat label="Failed" value={totals.failed} />
        <Stat label="Returned" value={totals.returned} />
        <Stat label="Does not fit" value={totals.problem} />
      </Grid>
      <Callout icon={Info} tone={totals.problem > 0 ? 'warn' : 'info'} role="status">
        {summaryOf(answer)}
      </Callout>
      {lines.length > 0 && <ReturnedLines lines={lines} />}
      {lines.length === RETURN_LINES_MOST && (
        <Text tone="muted">{`The first ${RETURN_LINES_MOST} lines are listed; the figures above count all.`}</Text>
      )}
    </Stack>
  );
}

function summaryOf(answer: ReturnAnswer): string {
  const { totals, isApplied } = answer;
  const changes = changesOf(answer);
  const parts = [
    isApplied ? `${pluralize(changes, 'payout')} changed.` : 'Nothing is changed yet.',
    !isApplied && changes === 0 && 'No line of this file would change a payout.',
    totals.known > 0 && `${pluralize(totals.known, 'line')} read before.`,
    totals.waiting > 0 && `${pluralize(totals.waiting, 'line')} not decided by the bank.`,
    totals.problem > 0 && `${pluralize(totals.problem, 'line')} not taken: the reason is beside each.`,
  ];
  return parts.filter(Boolean).join(' ');
}
