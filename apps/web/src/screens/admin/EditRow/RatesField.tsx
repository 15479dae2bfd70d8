import type { RateMargin } from '@potli/api/contract/adminCatalogue';
import type { RateRow } from '@potli/api/contract/catalogueDocument';
import { RATE_RAISE_PERCENT } from '@potli/api/contract/policy';
import { raisedRates, rateMargins } from '@potli/api/contract/rateMargins';
import { Button } from '@potli/ui/Button';
import { Callout } from '@potli/ui/Callout';
import { Icon } from '@potli/ui/Icon';
import { Row, Stack } from '@potli/ui/Layout';
import { Text } from '@potli/ui/Text';
import { Hourglass, Plus } from 'lucide';
import { RateFields } from './RateFields.tsx';

interface RatesFieldProps {
  /** Names the list: "Rates", "Rates from a date". */
  label: string;
  rates: readonly RateRow[];
  /** What is published: a raise is measured against it. */
  published: readonly RateRow[];
  onRates: (rates: RateRow[]) => void;
}

const newRate: RateRow = {
  appliesTo: '',
  percent: 0,
  amount: 0,
  newUsersOnly: false,
  isDefault: false,
  kind: 'sale',
  categories: [],
};

/** The rates of an item, each with what it leaves the shop. */
export function RatesField({ label, rates, published, onRates }: RatesFieldProps) {
  const margins: readonly (RateMargin | undefined)[] = rateMargins(rates);
  const raised = raisedRates(published, rates, RATE_RAISE_PERCENT);
  const replace = (index: number, rate: RateRow) => onRates(rates.map((each, at) => (at === index ? rate : each)));
  const move = (index: number, by: 1 | -1) => {
    const moved = rates.filter((_, at) => at !== index);
    moved.splice(index + by, 0, rates[index] as RateRow);
    onRates(moved);
  };
  return (
    <Stack role="group" aria-label={label} gap="m">
      <Text variant="cardTitle">{label}</Text>
      {rates.length === 0 && <Text tone="muted">No rates: its page shows none, and orders earn nothing.</Text>}
      {rates.map((rate, index) => (
        <RateFields
          key={index}
          place={index + 1}
          isLast={index === rates.length - 1}
          rate={rate}
          margin={margins[index]}
          onRate={(made) => replace(index, made)}
          onMove={(by) => move(index, by)}
          onRemove={() => onRates(rates.filter((_, at) => at !== index))}
        />
      ))}
      {raised.length > 0 && (
        <Callout icon={Hourglass} tone="info" role="status">
          {`${raised.join('. ')}. A second person has to approve a raise like this; until then the earlier rates hold.`}
        </Callout>
      )}
      <Row>
        <Button
          variant="outline"
          size="sm"
          onClick={() => onRates([...rates, { ...newRate, isDefault: rates.length === 0 }])}
        >
          <Icon of={Plus} size={18} />
          Add a rate
        </Button>
      </Row>
    </Stack>
  );
}

/** Why rates cannot be published: they pay more than the network does. */
export const lossOf = (rates: readonly RateRow[]): string | undefined => {
  const loss = rateMargins(rates).find(({ margin }) => margin !== null && margin < 0);
  return loss && `“${loss.appliesTo}” pays members more than the network pays the shop.`;
};
