import { DateField } from '@potli/ui/DateField';
import { Grid } from '@potli/ui/Layout';
import { useState } from 'react';
import { fromIndiaField } from '../../../features/shopWindow/indiaTime.ts';
import { ManyRowsDialog } from './ManyRowsDialog.tsx';
import type { ManyRowsProps } from './useManyRows.ts';

/** From when until when many rows are seen. */
export function ScheduleDialog(many: ManyRowsProps) {
  const [dates, setDates] = useState({ from: '', until: '' });
  const fields = { liveFrom: fromIndiaField(dates.from), liveUntil: fromIndiaField(dates.until) };
  return (
    <ManyRowsDialog {...many} label="Schedule" edit={{ fields }}>
      <Grid columns={2} gap="m">
        <DateField
          label="Appears"
          withTime
          hint="Time in India. Empty: at once."
          pickLabel="Choose when they appear"
          value={dates.from}
          onValueChange={(from) => setDates({ ...dates, from })}
        />
        <DateField
          label="Vanishes"
          withTime
          hint="Time in India. Empty: never."
          pickLabel="Choose when they vanish"
          value={dates.until}
          onValueChange={(until) => setDates({ ...dates, until })}
        />
      </Grid>
    </ManyRowsDialog>
  );
}
