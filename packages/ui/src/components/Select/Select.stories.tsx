import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../Layout/Grid.tsx';
import { Select } from './Select.tsx';

const options = [
  { value: 'CLAIM_CASHBACK', label: 'Claim cashback' },
  { value: 'MISSING_CASHBACK', label: 'Missing cashback' },
];

const meta = {
  title: 'Components/Select',
  parameters: { layout: 'padded' },
  component: Select,
  args: { label: 'Cashback Type', options },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

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
