import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { InlineSelect } from './InlineSelect.tsx';

const meta = {
  title: 'Components/Forms/InlineSelect',
  component: InlineSelect,
  parameters: { layout: 'padded' },
  args: {
    label: 'Status',
    value: '',
    options: [
      { value: '', label: 'All orders' },
      { value: 'TRACKED', label: 'Tracked' },
      { value: 'PAID', label: 'Paid' },
    ],
    onChange: fn(),
  },
  argTypes: { value: { control: 'select', options: ['', 'TRACKED', 'PAID'] } },
} satisfies Meta<typeof InlineSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Chooses: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Status' }), 'Paid');
    await expect(args.onChange).toHaveBeenCalledWith('PAID');
  },
};
export const Chosen: Story = { args: { value: 'TRACKED' } };
