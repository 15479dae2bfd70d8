import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../Layout/Layout.tsx';
import { MultiSelect } from './MultiSelect.tsx';

const options = ['Bunkar', 'Charkha', 'Daudo', 'Juttigali', 'Kurtanama', 'Neembagh', 'Tokrigo'].map((label, index) => ({
  value: String(index + 1),
  label,
}));

const meta = {
  title: 'Components/Forms/MultiSelect',
  parameters: { layout: 'padded' },
  component: MultiSelect,
  args: {
    label: 'Stores',
    required: true,
    options,
    values: ['4'],
    onValuesChange: fn(),
    placeholder: 'Choose stores',
    emptyText: 'No store of this name',
    chosenLabel: 'Chosen stores',
    removeLabel: 'Remove {tag}',
  },
  // the story keeps them
  argTypes: { values: { control: false } },
  render: function Held(args) {
    const [values, setValues] = useState(args.values);
    return (
      <MultiSelect
        {...args}
        values={values}
        onValuesChange={(next) => {
          args.onValuesChange?.(next);
          setValues(next);
        }}
      />
    );
  },
} satisfies Meta<typeof MultiSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  parameters: {
    quietControls: { emptyText: 'appears while one types' },
  },
};

export const States: Story = {
  args: { id: undefined },
  render: (args) => (
    <Stack>
      <MultiSelect {...args} values={[]} />
      <MultiSelect {...args} label="Shops" values={['1', '4', '7']} hint="Up to five" />
      <MultiSelect {...args} label="Banks" values={[]} error="Choose one store at least" />
      <MultiSelect {...args} label="Networks" values={['1', '2']} disabled />
    </Stack>
  ),
};

export const ByKeyboard: Story = {
  args: { values: [] },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('combobox', { name: /^Stores/ });
    await expect(field).toBeInvalid();
    await userEvent.tab();
    await userEvent.keyboard('cha{ArrowDown}{Enter}');
    await expect(args.onValuesChange).toHaveBeenLastCalledWith(['2']);
    await expect(field).toHaveValue('');
    await expect(field).toBeValid();
    await expect(canvas.getByRole('option', { name: 'Charkha' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('tok{ArrowDown}{Enter}');
    await expect(args.onValuesChange).toHaveBeenLastCalledWith(['2', '7']);
    await userEvent.keyboard('cha{ArrowDown}{Enter}');
    await expect(args.onValuesChange).toHaveBeenLastCalledWith(['7']);
    await userEvent.keyboard('x{Backspace}');
    await expect(canvas.getByRole('list', { name: 'Chosen stores' })).toHaveTextContent('Tokrigo');
    await userEvent.keyboard('{Backspace}');
    await expect(args.onValuesChange).toHaveBeenLastCalledWith([]);
    await expect(canvas.queryByRole('list', { name: 'Chosen stores' })).toBeNull();
  },
};

/** The list stays open, with the boxes of what is chosen ticked. */
export const ByPointer: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: /^Stores/ }));
    await expect(canvas.getByRole('listbox')).toHaveAttribute('aria-multiselectable', 'true');
    await userEvent.click(canvas.getByRole('option', { name: 'Bunkar' }));
    await userEvent.click(canvas.getByRole('option', { name: 'Tokrigo' }));
    await expect(args.onValuesChange).toHaveBeenLastCalledWith(['4', '1', '7']);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Bunkar', hidden: true }));
    await expect(args.onValuesChange).toHaveBeenLastCalledWith(['4', '7']);
    await userEvent.click(canvas.getByRole('combobox', { name: /^Stores/ }));
  },
};
