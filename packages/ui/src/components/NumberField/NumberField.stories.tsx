import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Grid } from '../Layout/Layout.tsx';
import { NumberField } from './NumberField.tsx';

const meta = {
  title: 'Components/Forms/NumberField',
  parameters: { layout: 'padded' },
  component: NumberField,
  args: { label: 'Account Number', onValueChange: fn() },
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { label: 'Order amount', defaultValue: '124990' } };

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

export const PastedAmount: Story = {
  args: { label: 'Order amount', leading: '₹', decimals: 2 },
  render: function Controlled(args) {
    const [value, setValue] = useState('');
    return <NumberField {...args} value={value} onValueChange={setValue} />;
  },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Order amount' });
    await userEvent.click(input);
    await userEvent.paste('₹1,24,990.505');
    await expect(input).toHaveValue('124990.50');
  },
};

/** The caret stays where somebody types, while commas come and go. */
export const GroupedWhileTyped: Story = {
  args: { label: 'Order amount', leading: '₹', decimals: 2, grouped: true },
  render: function Controlled(args) {
    const [value, setValue] = useState('');
    return (
      <NumberField
        {...args}
        value={value}
        onValueChange={(next) => {
          args.onValueChange?.(next);
          setValue(next);
        }}
      />
    );
  },
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
