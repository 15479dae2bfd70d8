import type { ImportAnswer } from '@potli/api/contract/adminImport';
import { Callout } from '@potli/ui/Callout';
import { Checkbox } from '@potli/ui/Checkbox';
import { Stack } from '@potli/ui/Layout';
import { Text } from '@potli/ui/Text';
import { TriangleAlert } from 'lucide';
import { warningTexts } from '../../../features/shopWindow/warningTexts.ts';
import { pluralize } from '../../../lib/pluralize.ts';
import type { ImportProps } from './useImportMachine.ts';

/** What is probably not meant: each kind, with its first rows, has a tick of its own. */
export function ImportWarnings({ state, send, answer }: ImportProps & { answer: ImportAnswer }) {
  const { fieldErrors, confirmed } = state.context;
  return (
    <Stack gap="l" role="group" aria-label="Warnings">
      <Callout icon={TriangleAlert} tone="warn">
        {`${pluralize(answer.warned, 'row')} with a warning. Tick what is meant as it is in the file.`}
      </Callout>
      {answer.warnings.map(({ kind, rows, first }) => {
        const isConfirmed = confirmed.includes(kind);
        return (
          <Stack gap="s" key={kind}>
            <Checkbox
              label={`${pluralize(rows, 'row')}: ${warningTexts[kind]}`}
              checked={isConfirmed}
              disabled={state.hasTag('busy') || state.hasTag('failed')}
              error={isConfirmed ? undefined : fieldErrors.confirmation}
              onChange={({ target }) => send({ type: 'warning.confirmed', kind, isConfirmed: target.checked })}
            />
            <Stack as="ul" gap="xs">
              {first.map(({ key, path, reason }) => (
                <Text as="li" key={path} tone="muted">{`${key ?? 'Without a key'}, ${path}: ${reason}`}</Text>
              ))}
              {rows > first.length && <Text as="li" tone="muted">{`and ${rows - first.length} more`}</Text>}
            </Stack>
          </Stack>
        );
      })}
    </Stack>
  );
}
