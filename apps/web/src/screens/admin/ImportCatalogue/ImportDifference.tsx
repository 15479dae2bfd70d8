import type { ImportAnswer } from '@potli/api/contract/adminImport';
import { Button } from '@potli/ui/Button';
import { Callout } from '@potli/ui/Callout';
import { Heading } from '@potli/ui/Heading';
import { Grid, Row, Stack } from '@potli/ui/Layout';
import { Stat } from '@potli/ui/Stat';
import { Text } from '@potli/ui/Text';
import { CircleAlert, Info } from 'lucide';
import { useEffect, useRef } from 'react';
import { pluralize } from '../../../lib/pluralize.ts';
import { ImportedRows } from './ImportedRows.tsx';
import { ImportWarnings } from './ImportWarnings.tsx';
import type { ImportProps } from './useImportMachine.ts';

/** What the file would change, and the button that publishes exactly that. */
export function ImportDifference({ state, send, answer }: ImportProps & { answer: ImportAnswer }) {
  const { totals, warned, rows } = answer;
  const { form, problems } = state.context;
  const publishes = totals.added + totals.changed;
  const isFailed = state.hasTag('failed');
  const isBusy = state.hasTag('busy');
  const heading = useRef<HTMLDivElement>(null);
  // the button that was pressed is removed, so the focus moves here
  useEffect(() => heading.current?.querySelector('h2')?.focus(), []);
  return (
    <Stack gap="x2">
      <div ref={heading}>
        <Heading level={2} tabIndex={-1}>{`What ${form.file?.name} changes`}</Heading>
      </div>
      <Grid columns="4 small" gap="m">
        <Stat label="Added" value={totals.added} />
        <Stat label="Changed" value={totals.changed} />
        <Stat label="Refused" value={totals.refused} />
        <Stat label="With warnings" value={warned} />
      </Grid>
      <Callout icon={Info} tone="info" role="status">
        {summaryOf(answer)}
      </Callout>
      {answer.uncheckedLinks > 0 && (
        <Text tone="muted">{`${pluralize(answer.uncheckedLinks, 'link')} not checked: there were too many, or sites took too long.`}</Text>
      )}
      {rows.length > 0 && <ImportedRows rows={rows} totals={totals} />}
      {warned > 0 && publishes > 0 && <ImportWarnings state={state} send={send} answer={answer} />}
      {isFailed && (
        <Callout icon={CircleAlert} tone="danger" role="alert">
          {problems.join(' ')}
        </Callout>
      )}
      <Row gap="m" wrap>
        {isFailed && <Button onClick={() => send({ type: 'check.pressed' })}>Look at it again</Button>}
        {publishes > 0 && (
          <Button
            variant={isFailed ? 'outline' : 'secondary'}
            busy={isBusy}
            onClick={() => send({ type: 'publish.pressed' })}
          >
            {isFailed ? 'Try again' : `Publish ${pluralize(publishes, 'row')}`}
          </Button>
        )}
        <Button variant="outline" disabled={isBusy} onClick={() => send({ type: 'import.restarted' })}>
          Choose another file
        </Button>
      </Row>
    </Stack>
  );
}

function summaryOf({ totals: { added, changed, unchanged, refused } }: ImportAnswer): string {
  const kept = refused > 0 ? `${pluralize(refused, 'row')} refused: what the shop has of them stays.` : '';
  if (added + changed > 0) return `Nothing is changed yet. ${kept}`.trim();
  return refused > 0 ? `Nothing can be published. ${kept}` : `The shop has all ${unchanged} rows as they are here.`;
}
