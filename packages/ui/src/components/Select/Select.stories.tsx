import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Grid } from '../Layout/Layout.tsx';
import { Select } from './Select.tsx';

const options = [
  { value: 'CLAIM_CASHBACK', label: 'Claim cashback' },
  { value: 'MISSING_CASHBACK', label: 'Missing cashback' },
];

const meta = {
  title: 'Components/Forms/Select',
  parameters: { layout: 'padded' },
  component: Select,
  args: { label: 'Cashback Type', options, onChange: fn() },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  render: () => (
    <Grid columns={3}>
      <Select label="Cashback Type" required options={options} defaultValue="MISSING_CASHBACK" />
      <Select label="Store" options={[]} placeholder="Choose a store" />
      <Select label="Store" options={options} placeholder="Choose a store" error="Choose the store you bought from" />
      <Select label="Store" options={options} disabled />
    </Grid>
  ),
};

/** Only Tab is tested: arrow keys and letters are handled by the native select. */
export const ByKeyboard: Story = {
  args: { placeholder: 'Choose a type', required: true },
  play: async ({ args, canvas }) => {
    const select = canvas.getByRole('combobox', { name: /^Cashback Type/ });
    await userEvent.tab();
    await expect(select).toHaveFocus();
    await expect(select).toBeInvalid();
    await userEvent.selectOptions(select, 'Missing cashback');
    await expect(select).toHaveValue('MISSING_CASHBACK');
    await expect(select).toBeValid();
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(select).toHaveFocus();
  },
};
