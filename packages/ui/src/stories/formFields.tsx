import type { FocusEventHandler, ReactNode, Ref } from 'react';
import { userEvent, within } from 'storybook/test';
import { Combobox } from '../components/Combobox/Combobox.tsx';
import { DateField } from '../components/DateField/DateField.tsx';
import { FileUpload } from '../components/FileUpload/FileUpload.tsx';
import { MultiSelect } from '../components/MultiSelect/MultiSelect.tsx';
import { NumberField } from '../components/NumberField/NumberField.tsx';
import { RadioGroup } from '../components/RadioGroup/RadioGroup.tsx';
import { SegmentedControl } from '../components/SegmentedControl/SegmentedControl.tsx';
import { RangeSlider, Slider } from '../components/Slider/Slider.tsx';
import { ToggleGroup } from '../components/ToggleGroup/ToggleGroup.tsx';

/** What libraries of forms give to a field. */
export interface Bound {
  name: string;
  error?: string;
  onBlur?: FocusEventHandler<Element>;
  /** Each field has an element of its own. */
  ref?: Ref<never>;
}

/** A field whose value is not the text of an input. */
export interface ValuedField<T> {
  first: T;
  /** What a person makes of it. */
  next: T;
  /** While nothing is filled in. */
  empty: T;
  change: (field: HTMLElement) => Promise<void>;
  /** What a form sends. */
  sends: (value: T) => readonly string[];
  /** With a state of its own. */
  own: (props: Bound & { first: T }) => ReactNode;
  /** With the state of its caller. */
  held: (props: Bound & { value: T; onChange: (value: T) => void }) => ReactNode;
}

export const options = [
  { value: 'yes', label: 'Yes, please' },
  { value: 'no', label: 'No' },
];

const textBox = (field: HTMLElement) => within(field).getByRole<HTMLInputElement>('textbox');

export async function typeAnew(field: HTMLElement, text: string): Promise<void> {
  await userEvent.clear(textBox(field));
  await userEvent.type(textBox(field), text);
}

/** Opens the list and takes the option of this name. */
async function pick(field: HTMLElement, name: string): Promise<void> {
  await userEvent.click(within(field).getByRole('combobox'));
  await userEvent.click(await within(field).findByRole('option', { name }));
}

const one = (value: string) => (value === '' ? [] : [value]);
const text = (value: string) => [value];
const each = (values: readonly string[]) => values;

const number = { first: '004512347890', next: '12', empty: '', sends: text } as const;
const grouped = { first: '124990', next: '2500', empty: '', sends: text } as const;
const day = { first: '1990-04-03', next: '2000-01-31', empty: '', sends: text } as const;
const yesOrNo = { first: 'no', next: 'yes', empty: '' } as const;
const pickFirst = (role: 'radio' | 'button') => (field: HTMLElement) =>
  userEvent.click(within(field).getByRole(role, { name: 'Yes, please' }));

const uploadTexts = {
  prompt: 'Add your invoice',
  choose: 'Choose files',
  slotsLeft: '{left} slots left',
  remove: 'Remove {file}',
  image: 'Image',
  refused: { count: 'Too many', type: 'Not this one', size: 'Too large' },
};
const invoice = new File(['%PDF'], 'invoice.pdf', { type: 'application/pdf' });
const limits = { maxFiles: 3, maxBytes: 1000, accept: 'application/pdf' };
const tags = { emptyText: 'No store', chosenLabel: 'Chosen', removeLabel: 'Remove {tag}' };
const thumbLabels = ['Lowest', 'Highest'] as const;
const moveOn = async (field: HTMLElement) => {
  const [thumb] = within(field).getAllByRole('slider');
  thumb?.focus();
  await userEvent.keyboard('{ArrowUp}');
};

const field = <T,>(definition: ValuedField<T>): ValuedField<T> => definition;

/** Every field that shows its value in another way than a native input, by its name in a form. */
export const valuedFields = {
  account: field<string>({
    ...number,
    change: (at) => typeAnew(at, '12'),
    own: ({ first, ...bound }) => <NumberField {...bound} label="Account" defaultValue={first} />,
    held: ({ onChange, ...bound }) => <NumberField {...bound} label="Account" onValueChange={onChange} />,
  }),
  amount: field<string>({
    ...grouped,
    change: (at) => typeAnew(at, '2500'),
    own: ({ first, ...bound }) => <NumberField {...bound} label="Amount" grouped defaultValue={first} />,
    held: ({ onChange, ...bound }) => <NumberField {...bound} label="Amount" grouped onValueChange={onChange} />,
  }),
  born: field<string>({
    ...day,
    change: (at) => typeAnew(at, '31012000'),
    own: ({ first, ...bound }) => <DateField {...bound} label="Born" pickLabel="Choose the day" defaultValue={first} />,
    held: ({ onChange, ...bound }) => (
      <DateField {...bound} label="Born" pickLabel="Choose the day" onValueChange={onChange} />
    ),
  }),
  store: field<string>({
    ...yesOrNo,
    sends: text,
    change: (at) => pick(at, 'Yes, please'),
    own: ({ first, ...bound }) => (
      <Combobox {...bound} label="Store" options={options} emptyText="No store" defaultValue={first} />
    ),
    held: ({ onChange, ...bound }) => (
      <Combobox {...bound} label="Store" options={options} emptyText="No store" onValueChange={onChange} />
    ),
  }),
  stores: field<readonly string[]>({
    first: ['no'],
    next: ['no', 'yes'],
    empty: [],
    sends: each,
    change: async (at) => {
      await pick(at, 'Yes, please');
      await userEvent.keyboard('{Escape}');
    },
    own: ({ first, ...bound }) => (
      <MultiSelect {...bound} {...tags} label="Stores" options={options} defaultValues={first} />
    ),
    held: ({ value, onChange, ...bound }) => (
      <MultiSelect {...bound} {...tags} label="Stores" options={options} values={value} onValuesChange={onChange} />
    ),
  }),
  files: field<readonly File[]>({
    first: [],
    next: [invoice],
    empty: [],
    sends: (files) => files.map(({ name }) => name),
    change: (at) => userEvent.upload(at.querySelector('input') as HTMLInputElement, invoice),
    own: ({ name }) => <FileUpload name={name} {...limits} label="Files" texts={uploadTexts} />,
    held: ({ value, onChange, ...bound }) => (
      <FileUpload {...bound} {...limits} label="Files" texts={uploadTexts} files={value} onFilesChange={onChange} />
    ),
  }),
  gift: field<string>({
    ...yesOrNo,
    sends: one,
    change: pickFirst('radio'),
    own: ({ first, ...bound }) => <RadioGroup {...bound} label="Gift" options={options} defaultValue={first} />,
    held: (bound) => <RadioGroup {...bound} label="Gift" options={options} />,
  }),
  wrap: field<string>({
    ...yesOrNo,
    sends: one,
    change: pickFirst('radio'),
    own: ({ first, ...bound }) => <SegmentedControl {...bound} label="Wrap" options={options} defaultValue={first} />,
    held: (bound) => <SegmentedControl {...bound} label="Wrap" options={options} />,
  }),
  ways: field<readonly string[]>({
    first: ['no'],
    next: ['yes', 'no'],
    empty: [],
    sends: each,
    change: pickFirst('button'),
    own: ({ first, ...bound }) => <ToggleGroup {...bound} label="Ways" options={options} defaultValues={first} />,
    held: ({ value, onChange, ...bound }) => (
      <ToggleGroup {...bound} label="Ways" options={options} values={value} onValuesChange={onChange} />
    ),
  }),
  least: field<number>({
    first: 30,
    next: 31,
    empty: 0,
    sends: (value) => [`${value}`],
    change: moveOn,
    own: ({ first, ...bound }) => <Slider {...bound} label="Least" defaultValue={first} />,
    held: ({ onChange, ...bound }) => <Slider {...bound} label="Least" onValueChange={onChange} />,
  }),
  price: field<readonly [number, number]>({
    first: [20, 40],
    next: [21, 40],
    empty: [0, 0],
    sends: (ends) => ends.map(String),
    change: moveOn,
    own: ({ first, ...bound }) => (
      <RangeSlider {...bound} label="Price" thumbLabels={thumbLabels} defaultValue={first} />
    ),
    held: ({ onChange, ...bound }) => (
      <RangeSlider {...bound} label="Price" thumbLabels={thumbLabels} onValueChange={onChange} />
    ),
  }),
};

/** What a form sends, all values of each name. */
export function sentBy(form: HTMLFormElement): Record<string, string[]> {
  const sent: Record<string, string[]> = {};
  for (const [name, value] of new FormData(form)) {
    const entry = typeof value === 'string' ? value : value.name;
    if (entry !== '' || typeof value === 'string') sent[name] = [...(sent[name] ?? []), entry];
  }
  return sent;
}
