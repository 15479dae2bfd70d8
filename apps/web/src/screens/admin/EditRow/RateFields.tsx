import type { RateMargin } from '@potli/api/contract/adminCatalogue';
import { type RateRow, StoreRow } from '@potli/api/contract/catalogueDocument';
import { type FieldOf, type FieldShape, fieldsOf } from '@potli/api/contract/fieldShape';
import { Badge } from '@potli/ui/Badge';
import { Button } from '@potli/ui/Button';
import { IconButton } from '@potli/ui/IconButton';
import { Grid, Row, Stack } from '@potli/ui/Layout';
import { Panel } from '@potli/ui/Panel';
import { Select } from '@potli/ui/Select';
import { TextField } from '@potli/ui/TextField';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide';
import { useState } from 'react';
import { FigureField } from '../../../features/shopWindow/FigureField.tsx';
import { ValueField } from '../../../features/shopWindow/ValueField.tsx';

interface RateFieldsProps {
  /** From 1. */
  place: number;
  isLast: boolean;
  rate: RateRow;
  margin: RateMargin | undefined;
  onRate: (rate: RateRow) => void;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
}

const units = [
  { value: 'percent', label: '% of the sale' },
  { value: 'amount', label: '₹ an order' },
];

const simple = ['appliesTo', 'percent', 'amount', 'commission'];

const rateShape = fieldsOf(StoreRow.shape).find(({ name }) => name === 'rates')?.shape as Extract<
  FieldShape,
  { type: 'list' }
>;
const further: FieldOf[] =
  rateShape.of.type === 'group' ? rateShape.of.fields.filter(({ name }) => !simple.includes(name)) : [];

/** One rate: for what, how much, what the network pays for it, and what is left; all else on request. */
export function RateFields({ place, isLast, rate, margin, onRate, onMove, onRemove }: RateFieldsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [unit, setUnit] = useState<'percent' | 'amount'>(rate.amount > 0 ? 'amount' : 'percent');
  const name = rate.appliesTo || `rate ${place}`;
  const isLoss = margin?.margin !== undefined && margin.margin !== null && margin.margin < 0;
  const setFigure = (value: number) => onRate({ ...rate, percent: 0, amount: 0, [unit]: value });
  const setCommission = (figure: unknown) => {
    const { commission: _, ...others } = rate;
    onRate(
      figure === undefined ? others : { ...others, commission: { percent: 0, amount: 0, [unit]: Number(figure) } },
    );
  };
  const changeUnit = (next: 'percent' | 'amount') => {
    setUnit(next);
    const { commission, ...others } = rate;
    const moved = { percent: 0, amount: 0, [next]: rate[unit] };
    onRate({
      ...others,
      ...moved,
      ...(commission && { commission: { percent: 0, amount: 0, [next]: commission[unit] } }),
    });
  };
  return (
    <Panel as="section" padding="snug" aria-label={`Rate ${place}`}>
      <Stack gap="m">
        <Grid columns={4} gap="m">
          <TextField
            label="For"
            required
            maxLength={300}
            placeholder="Shoes"
            value={rate.appliesTo}
            onChange={({ target }) => onRate({ ...rate, appliesTo: target.value })}
          />
          <FigureField
            label="Members get"
            required
            value={rate[unit]}
            isEmptyAtZero
            error={isLoss && 'More than the network pays.'}
            onFigure={(figure) => setFigure(Number(figure ?? 0))}
          />
          <Select
            label="Unit"
            options={units}
            value={unit}
            onChange={({ target }) => changeUnit(target.value as typeof unit)}
          />
          <FigureField label="Network pays" value={rate.commission?.[unit]} onFigure={setCommission} />
        </Grid>
        <Row justify="between" wrap>
          <MarginBadge margin={margin} />
          <Row gap="s">
            <Button
              variant="ghost"
              size="sm"
              aria-expanded={isOpen}
              aria-label={`${isOpen ? 'Less' : 'More'} about ${name}`}
              onClick={() => setIsOpen(!isOpen)}
            >
              {isOpen ? 'Less' : 'More'}
            </Button>
            <IconButton
              icon={ArrowUp}
              label={`Move ${name} up`}
              aria-disabled={place === 1}
              onClick={() => onMove(-1)}
            />
            <IconButton icon={ArrowDown} label={`Move ${name} down`} aria-disabled={isLast} onClick={() => onMove(1)} />
            <IconButton icon={Trash2} label={`Remove ${name}`} onClick={onRemove} />
          </Row>
        </Row>
        {isOpen &&
          further.map((field) => (
            <ValueField
              key={field.name}
              field={field}
              value={rate[field.name as keyof RateRow]}
              onValue={(value) => onRate({ ...rate, [field.name]: value })}
            />
          ))}
      </Stack>
    </Panel>
  );
}

function MarginBadge({ margin }: { margin: RateMargin | undefined }) {
  if (!margin || margin.margin === null) return <Badge>Margin unknown</Badge>;
  const figure = margin.unit === 'rupees' ? `₹${margin.margin}` : `${margin.margin}%`;
  return <Badge tone={margin.margin < 0 ? 'danger' : 'money'}>{`Margin ${figure}`}</Badge>;
}
