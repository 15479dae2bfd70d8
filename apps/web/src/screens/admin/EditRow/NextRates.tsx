import type { RateRow } from '@potli/api/contract/catalogueDocument';
import { Button } from '@potli/ui/Button';
import { DateField } from '@potli/ui/DateField';
import { Row, Stack } from '@potli/ui/Layout';
import { fieldText } from '../../../features/shopWindow/fieldText.ts';
import { fromIndiaField, toIndiaField } from '../../../features/shopWindow/indiaTime.ts';
import { RatesField } from './RatesField.tsx';
import type { RowFields } from './useRowFields.ts';

interface NextRatesProps {
  fields: RowFields;
  published: readonly RateRow[];
}

interface Planned {
  from?: string;
  rates: RateRow[];
}

/** Rates that replace the current ones from a date on; earlier clicks have the earlier ones. */
export function NextRates({ fields, published }: NextRatesProps) {
  const { label } = fieldText('nextRates');
  const planned = fields.values.nextRates as Planned | null | undefined;
  const plan = (next: Planned | undefined) => fields.set('nextRates', next);
  const now = (fields.values.rates as RateRow[] | undefined) ?? [];
  if (!planned) {
    return (
      <Row>
        <Button variant="outline" size="sm" onClick={() => plan({ rates: now })}>
          Plan other rates from a date
        </Button>
      </Row>
    );
  }
  return (
    <Stack gap="m">
      <DateField
        label="They hold from"
        withTime
        required
        hint="Time in India. Clicks before it keep their rates."
        pickLabel="Choose from when they hold"
        value={toIndiaField(planned.from)}
        onValueChange={(text) => plan({ ...planned, from: fromIndiaField(text) ?? '' })}
      />
      <RatesField
        label={label}
        rates={planned.rates}
        published={published}
        onRates={(rates) => plan({ ...planned, rates })}
      />
      <Row>
        <Button variant="ghost" size="sm" onClick={() => plan(undefined)}>
          Drop these rates
        </Button>
      </Row>
    </Stack>
  );
}
