import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { Grid } from '../Layout/Layout.tsx';
import { NumberField, type NumberFieldProps } from './NumberField.tsx';

const meta = {
  title: 'Components/Forms/NumberField',
  parameters: { layout: 'padded' },
  component: NumberField,
  args: { label: 'Account Number', onValueChange: fn() },
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: { label: 'Order amount', defaultValue: '124990' },
  parameters: { quietControls: { maxLength: 'counts while one types' } },
};

export const States: Story = {
  render: () => (
    <Grid columns={3}>
      <NumberField label="Account Number" required placeholder="As on your passbook" />
      <NumberField
        label="Order amount"
        leading="₹"
        grouped
        defaultValue="124990"
        hint="Amount paid, without delivery charges"
      />
      <NumberField
        label="Mobile Number"
        required
        leading="+91"
        defaultValue="9876543"
        error="Phone number must be exactly 10 digits"
      />
      <NumberField label="Account Number" readOnly defaultValue="002301540022" />
      <NumberField label="Account Number" disabled defaultValue="002301540022" />
    </Grid>
  ),
};

export const KeepsOnlyDigits: Story = {
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Account Number' });
    await userEvent.type(input, '00a23-4');
    await expect(input).toHaveValue('00234');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('00234');
    await expect(input).toHaveAttribute('inputmode', 'numeric');
  },
};

/** A field whose story keeps the value. */
function Kept(args: NumberFieldProps) {
  const [value, setValue] = useState('');
  const keep = (next: string) => {
    args.onValueChange?.(next);
    setValue(next);
  };
  return <NumberField {...args} value={value} onValueChange={keep} />;
}

const amount = { label: 'Order amount', leading: '₹', decimals: 2, grouped: true, maxLength: 15 };

/** As bills, bank statements and phones write amounts. */
export const PastedAmount: Story = {
  args: amount,
  render: (args) => <Kept {...args} />,
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Order amount' });
    for (const [text, shown] of [
      ['Rs. 1299/-', '1,299'],
      ['        INR 12,34,567.50 only', '12,34,567.50'],
      ['१,२३,४५६', '1,23,456'],
    ] as const) {
      await userEvent.clear(input);
      await userEvent.paste(text);
      await expect(input).toHaveValue(shown);
    }
  },
};

/** What is no amount stays as it is, for the form to refuse; typed signs that are none of a number do nothing. */
export const PastedNoAmount: Story = {
  args: amount,
  render: (args) => <Kept {...args} />,
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Order amount' });
    for (const text of ['-500', '12 to 15']) {
      await userEvent.clear(input);
      await userEvent.paste(text);
      await expect(input).toHaveValue(text);
      await expect(args.onValueChange).toHaveBeenLastCalledWith(text);
    }
    await userEvent.clear(input);
    await userEvent.type(input, '12ab.505');
    await expect(input).toHaveValue('12.50');
  },
};

/** A word that is composed is left alone until it is taken over. */
export const ComposedDigits: Story = {
  args: amount,
  render: (args) => <Kept {...args} />,
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Order amount' });
    await userEvent.click(input);
    await fireEvent.compositionStart(input);
    await fireEvent.input(input, { target: { value: '१२९' }, isComposing: true, inputType: 'insertCompositionText' });
    await expect(input).toHaveValue('१२९');
    await fireEvent.input(input, { target: { value: '१२९९' }, isComposing: true, inputType: 'insertCompositionText' });
    await fireEvent.compositionEnd(input);
    await expect(input).toHaveValue('1,299');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1299');
  },
};

/** The caret stays where somebody types, while commas come and go. */
export const GroupedWhileTyped: Story = {
  args: amount,
  render: (args) => <Kept {...args} />,
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole<HTMLInputElement>('textbox', { name: 'Order amount' });
    const typeAt = (place: number, text: string) =>
      userEvent.type(input, text, { initialSelectionStart: place, initialSelectionEnd: place });
    await userEvent.type(input, '124990');
    await expect(input).toHaveValue('1,24,990');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('124990');
    await typeAt(1, '0');
    await expect(input).toHaveValue('10,24,990');
    await expect(input.selectionStart).toBe(2);
    await typeAt(2, '{Backspace}');
    await expect(input).toHaveValue('1,24,990');
    await expect(input.selectionStart).toBe(1);
    await typeAt(8, '.5');
    await expect(input).toHaveValue('1,24,990.5');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('124990.5');
  },
};
