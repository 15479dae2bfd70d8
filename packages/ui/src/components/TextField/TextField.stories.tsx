import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { forceState } from '../../stories/forceState.ts';
import { Grid } from '../Layout/Layout.tsx';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Components/Forms/TextField',
  parameters: { layout: 'padded' },
  component: TextField,
  args: { label: 'Store order ID', placeholder: 'As shown in your order email' },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  render: () => (
    <Grid columns={3}>
      <TextField label="Rest" placeholder="Store order ID" />
      <TextField label="Required" required defaultValue="JG-2026" />
      <TextField label="Referral Code" note="(optional)" placeholder="ANANYA42" />
      <TextField
        label="Mobile Number"
        required
        leading="+91"
        defaultValue="98765 43"
        error="Phone number must be exactly 10 digits"
      />
      <TextField label="IFSC" defaultValue="SBIX0001234" confirmed="IFSC looks right" />
      <TextField label="Order amount" leading="₹" hint="What you paid after discounts" defaultValue="1,24,990" />
      <TextField label="Email" readOnly defaultValue="ananya.iyer@inbox.example" />
      <TextField label="Disabled" disabled defaultValue="JG-2026" />
    </Grid>
  ),
};

export const ErrorIsTiedToTheInput: Story = {
  args: { label: 'Email', error: 'Invalid Email', defaultValue: 'ananya.iyer@in' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Email');
    await expect(input).toHaveAccessibleDescription('Invalid Email');
    await expect(input).toBeInvalid();
  },
};

export const Hovered: Story = { ...States, play: forceState('hover') };
export const Focused: Story = { ...States, play: forceState('focus-visible') };
