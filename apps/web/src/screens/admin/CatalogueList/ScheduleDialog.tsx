import { DateField } from '@potli/ui/DateField';
import { Stack } from '@potli/ui/Layout';
import { SegmentedControl } from '@potli/ui/SegmentedControl';
import { useState } from 'react';
import { fromIndiaField } from '../../../features/shopWindow/indiaTime.ts';
import { ManyRowsDialog } from './ManyRowsDialog.tsx';
import type { ManyRowsProps } from './useManyRows.ts';

/** Rows have dates of their own: one that the editor does not mean stays in each. */
type Way = 'as-it-is' | 'none' | 'date';

interface Choice {
  way: Way;
  /** As date fields have it. */
  date: string;
}

const dates = [
  { field: 'liveFrom', label: 'Appears', none: 'At once', pickLabel: 'Choose when they appear' },
  { field: 'liveUntil', label: 'Vanishes', none: 'Never', pickLabel: 'Choose when they vanish' },
] as const;

type Choices = Record<(typeof dates)[number]['field'], Choice>;

const untouched: Choice = { way: 'as-it-is', date: '' };

/** From when until when many rows are seen. */
export function ScheduleDialog(many: ManyRowsProps) {
  const [choices, setChoices] = useState<Choices>({ liveFrom: untouched, liveUntil: untouched });
  return (
    <ManyRowsDialog {...many} label="Schedule" edit={editOf(choices)}>
      {dates.map(({ field, label, none, pickLabel }) => {
        const { way, date } = choices[field];
        const choose = (next: Partial<Choice>) => setChoices({ ...choices, [field]: { way, date, ...next } });
        return (
          <Stack key={field} gap="m">
            <SegmentedControl<Way>
              label={label}
              name={field}
              options={[
                { value: 'as-it-is', label: 'As it is' },
                { value: 'none', label: none },
                { value: 'date', label: 'On a date' },
              ]}
              value={way}
              onChange={(next) => choose({ way: next })}
            />
            {way === 'date' && (
              <DateField
                label={`${label} on`}
                withTime
                hint="Time in India."
                pickLabel={pickLabel}
                value={date}
                onValueChange={(next) => choose({ date: next })}
              />
            )}
          </Stack>
        );
      })}
    </ManyRowsDialog>
  );
}

/** Undefined where nothing is chosen, or a date is missing. */
function editOf(choices: Choices) {
  const chosen = Object.entries(choices).filter(([, { way }]) => way !== 'as-it-is');
  const isWhole = chosen.every(([, { way, date }]) => way === 'none' || date !== '');
  if (chosen.length === 0 || !isWhole) return undefined;
  return {
    fields: Object.fromEntries(
      chosen.map(([field, { way, date }]) => [field, way === 'none' ? null : fromIndiaField(date)]),
    ),
  };
}
