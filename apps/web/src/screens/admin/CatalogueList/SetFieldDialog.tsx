import { emptyValue, type FieldOf } from '@potli/api/contract/fieldShape';
import { SegmentedControl } from '@potli/ui/SegmentedControl';
import { Select } from '@potli/ui/Select';
import { useState } from 'react';
import { FigureField } from '../../../features/shopWindow/FigureField.tsx';
import { fieldText } from '../../../features/shopWindow/fieldText.ts';
import { ValueField } from '../../../features/shopWindow/ValueField.tsx';
import { bulkFields } from './bulkFields.ts';
import { type FieldChoice, isEntries, type ListWay, type RateUnit, toManyEdit } from './fieldEdit.ts';
import { ManyRowsDialog } from './ManyRowsDialog.tsx';
import type { ManyRowsProps } from './useManyRows.ts';

const ways: readonly { value: ListWay; label: string }[] = [
  { value: 'add', label: 'Add' },
  { value: 'remove', label: 'Take away' },
  { value: 'replace', label: 'Replace all' },
];
const units: readonly { value: RateUnit; label: string }[] = [
  { value: 'percent', label: 'Percent' },
  { value: 'amount', label: 'Rupees' },
];

/** `programme.cashback` is called "Cashback". */
const labelOf = ({ name }: FieldOf) =>
  name === 'rates' ? 'Cashback of all other orders' : fieldText(name.split('.').at(-1) ?? name).label;

/** One field of many rows is set to one value. */
export function SetFieldDialog(many: ManyRowsProps) {
  const [choice, setChoice] = useState<FieldChoice>();
  const fields = bulkFields(many.kind);
  const choose = (name: string) => {
    const field = fields.find((each) => each.name === name);
    const { shape } = field ?? {};
    // what the form shows at first is the value
    const value = shape?.type === 'choice' || shape?.type === 'flag' ? emptyValue(shape) : undefined;
    setChoice(field && { field, value, way: 'add', unit: 'percent' });
  };
  return (
    <ManyRowsDialog {...many} label="Set a field" act="Change" edit={choice && toManyEdit(choice)}>
      <Select
        label="Field"
        placeholder="Choose a field"
        options={fields.map((field) => ({ value: field.name, label: labelOf(field) }))}
        value={choice?.field.name ?? ''}
        onChange={({ target }) => choose(target.value)}
      />
      {choice && <ChosenField key={choice.field.name} choice={choice} onChoice={setChoice} />}
    </ManyRowsDialog>
  );
}

function ChosenField({ choice, onChoice }: { choice: FieldChoice; onChoice: (choice: FieldChoice) => void }) {
  const { field, value, way, unit } = choice;
  const onValue = (next: unknown) => onChoice({ ...choice, value: next });
  if (field.name === 'rates')
    return (
      <>
        <SegmentedControl
          label="Paid in"
          name="unit"
          options={units}
          value={unit}
          onChange={(next) => onChoice({ ...choice, unit: next })}
        />
        <FigureField
          label={unit === 'percent' ? 'Percent of the sale' : 'Rupees for each order'}
          hint="Of the rate that holds for all other orders, or of the only one."
          value={value}
          onFigure={onValue}
        />
      </>
    );
  const name = field.name.split('.').at(-1) ?? field.name;
  return (
    <>
      {isEntries(field) && (
        <SegmentedControl
          label="What happens to them"
          name="way"
          options={ways}
          value={way}
          onChange={(next) => onChoice({ ...choice, way: next })}
        />
      )}
      <ValueField field={{ ...field, name }} value={value} onValue={onValue} />
    </>
  );
}
