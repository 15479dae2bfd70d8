import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode, Ref } from 'react';
import { expect, fn } from 'storybook/test';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Combobox } from '../Combobox/Combobox.tsx';
import { DateField } from '../DateField/DateField.tsx';
import { FileUpload } from '../FileUpload/FileUpload.tsx';
import { MultiSelect } from '../MultiSelect/MultiSelect.tsx';
import { NumberField } from '../NumberField/NumberField.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx';
import { Select } from '../Select/Select.tsx';
import { RangeSlider, Slider } from '../Slider/Slider.tsx';
import { Switch } from '../Switch/Switch.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { ToggleGroup } from '../ToggleGroup/ToggleGroup.tsx';
import { box, control } from './Field.css.ts';
import { Field, type FieldProps } from './Field.tsx';
import { useField } from './useField.ts';

function OrderId(props: FieldProps) {
  const field = useField(props);
  return (
    <Field {...props} field={field}>
      <span className={box}>
        <input {...field.control} className={control} />
      </span>
    </Field>
  );
}

const meta = {
  title: 'Components/Forms/Field',
  component: OrderId,
  parameters: { layout: 'padded' },
  args: { label: 'Store order ID' },
} satisfies Meta<typeof OrderId>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Hint: Story = { args: { hint: 'As it is printed on your order', note: '(optional)' } };

export const ErrorBeforeHint: Story = {
  args: { hint: 'As it is printed on your order', error: 'Store order ID is required', required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Store order ID is required');
    await expect(canvas.getByRole('textbox')).toBeInvalid();
  },
};

export const Confirmed: Story = { args: { confirmed: 'This order is known' } };

/** Renders a field with a name, the props that every field of a form takes, and its value as a form sends it. */
interface FormCase {
  field: string;
  sends: readonly string[];
  render: (props: FormProps) => ReactNode;
}

interface FormProps {
  name: string;
  disabled?: boolean;
  form?: string;
  ref?: Ref<never>;
  onBlur?: () => void;
}

const options = [
  { value: 'yes', label: 'Yes, please' },
  { value: 'no', label: 'No' },
];
const invoice = new File(['%PDF'], 'invoice.pdf', { type: 'application/pdf' });
const uploadTexts = {
  prompt: 'Add your invoice',
  choose: 'Choose files',
  slotsLeft: '{left} slots left',
  remove: 'Remove {file}',
  image: 'Image',
  refused: { count: 'Too many', type: 'Not this one', size: 'Too large' },
};
const none = () => {};

const cases: readonly FormCase[] = [
  { field: 'TextField', sends: ['Asha'], render: (p) => <TextField {...p} label="Name" defaultValue="Asha" /> },
  {
    field: 'TextArea',
    sends: ['Two\nlines'],
    render: (p) => <TextArea {...p} label="Words" defaultValue={'Two\nlines'} />,
  },
  {
    field: 'PasswordField',
    sends: ['secret'],
    render: (p) => <PasswordField {...p} label="Password" showLabel="Show" hideLabel="Hide" defaultValue="secret" />,
  },
  {
    field: 'NumberField',
    sends: ['004512347890'],
    render: (p) => <NumberField {...p} label="Account" defaultValue="004512347890" />,
  },
  {
    field: 'NumberField, grouped',
    sends: ['124990'],
    render: (p) => <NumberField {...p} label="Amount" grouped value="124990" onValueChange={none} />,
  },
  {
    field: 'NumberField, grouped, with its own state',
    sends: ['124990.5'],
    render: (p) => <NumberField {...p} label="Amount" grouped decimals={2} defaultValue="124990.5" />,
  },
  {
    field: 'DateField',
    sends: ['1990-04-03'],
    render: (p) => <DateField {...p} label="Born" pickLabel="Choose" value="1990-04-03" onValueChange={none} />,
  },
  {
    field: 'DateField, with a time',
    sends: ['2026-11-12T18:24'],
    render: (p) => (
      <DateField {...p} label="Ordered" pickLabel="Choose" withTime value="2026-11-12T18:24" onValueChange={none} />
    ),
  },
  { field: 'Select', sends: ['no'], render: (p) => <Select {...p} label="Gift" options={options} defaultValue="no" /> },
  {
    field: 'Combobox',
    sends: ['no'],
    render: (p) => (
      <Combobox {...p} label="Store" options={options} value="no" onValueChange={none} emptyText="No store" />
    ),
  },
  {
    field: 'MultiSelect',
    sends: ['yes', 'no'],
    render: (p) => (
      <MultiSelect
        {...p}
        label="Stores"
        options={options}
        values={['yes', 'no']}
        onValuesChange={none}
        emptyText="No store"
        chosenLabel="Chosen"
        removeLabel="Remove {tag}"
      />
    ),
  },
  {
    field: 'FileUpload',
    sends: ['invoice.pdf'],
    render: (p) => (
      <FileUpload
        {...p}
        label="Files"
        files={[invoice]}
        onFilesChange={none}
        maxFiles={3}
        maxBytes={1000}
        accept="application/pdf"
        texts={uploadTexts}
      />
    ),
  },
  {
    field: 'RadioGroup',
    sends: ['yes'],
    render: (p) => <RadioGroup {...p} label="Gift" options={options} defaultValue="yes" />,
  },
  {
    field: 'SegmentedControl',
    sends: ['no'],
    render: (p) => <SegmentedControl {...p} label="Gift" options={options} defaultValue="no" />,
  },
  {
    field: 'ToggleGroup',
    sends: ['yes', 'no'],
    render: (p) => <ToggleGroup {...p} label="Ways" options={options} values={['yes', 'no']} onValuesChange={none} />,
  },
  { field: 'Slider', sends: ['30'], render: (p) => <Slider {...p} label="Least" value={30} onValueChange={none} /> },
  {
    field: 'RangeSlider',
    sends: ['20', '40'],
    render: (p) => (
      <RangeSlider {...p} label="Price" value={[20, 40]} onValueChange={none} thumbLabels={['Lowest', 'Highest']} />
    ),
  },
  { field: 'Checkbox', sends: ['on'], render: (p) => <Checkbox {...p} label="Agree" defaultChecked /> },
  { field: 'Switch', sends: ['mails'], render: (p) => <Switch {...p} label="Mails" value="mails" defaultChecked /> },
];

const blurred = fn<(field: string) => void>();
const found = new Map<string, Element>();

/** What a native form or a server action gets is the value of each field, not what it shows. */
export const SentByAForm: Story = {
  render: () => (
    <>
      <form aria-label="Inside">
        {cases.map(({ field, render }) => (
          <div key={field}>
            {render({
              name: field,
              onBlur: () => blurred(field),
              ref: ((at: Element | null) => at && found.set(field, at)) as never,
            })}
          </div>
        ))}
      </form>
      <form aria-label="Disabled">
        {cases.map(({ field, render }) => (
          <div key={field}>{render({ name: field, disabled: true })}</div>
        ))}
      </form>
      <form id="elsewhere" aria-label="Elsewhere" />
      {cases.map(({ field, render }) => (
        <div key={field}>{render({ name: field, form: 'elsewhere' })}</div>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const sentBy = (label: string) => {
      const data = [...new FormData(canvas.getByRole('form', { name: label }))];
      const sent: Record<string, string[]> = {};
      for (const [name, value] of data)
        sent[name] = [...(sent[name] ?? []), typeof value === 'string' ? value : value.name];
      return sent;
    };
    const expected = Object.fromEntries(cases.map(({ field, sends }) => [field, sends]));
    await expect(sentBy('Inside')).toEqual(expected);
    await expect(sentBy('Elsewhere')).toEqual(expected);
    await expect(sentBy('Disabled')).toEqual({});
    for (const { field } of cases) {
      const control = found.get(field);
      await expect(control, field).toBeInstanceOf(HTMLElement);
      (control as HTMLElement).focus();
      (control as HTMLElement).blur();
      await expect(blurred, field).toHaveBeenLastCalledWith(field);
    }
  },
};
