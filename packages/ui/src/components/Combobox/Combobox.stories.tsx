import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Layout/Layout.tsx';
import { Combobox } from './Combobox.tsx';

const options = ['Bunkar', 'Charkha', 'Daudo', 'Juttigali', 'Kurtanama', 'Neembagh', 'Tokrigo'].map((label, index) => ({
  value: String(index + 1),
  label,
}));

const meta = {
  title: 'Components/Forms/Combobox',
  parameters: { layout: 'padded' },
  component: Combobox,
  args: {
    label: 'Store',
    required: true,
    options,
    value: '',
    onValueChange: fn(),
    placeholder: 'Choose a store',
    emptyText: 'No store of this name',
  },
  // the story keeps it
  argTypes: { value: { control: false } },
  render: function Held(args) {
    const [value, setValue] = useState(args.value);
    const choose = (next: string) => {
      args.onValueChange?.(next);
      setValue(next);
    };
    return (
      <Stack>
        <Combobox {...args} value={value} onValueChange={choose} />
        <Button>Next</Button>
      </Stack>
    );
  },
} satisfies Meta<typeof Combobox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { quietControls: { emptyText: 'appears while one types' } } };
export const Chosen: Story = { args: { value: '4' } };
export const WithError: Story = { args: { error: 'Choose the store' } };
export const Disabled: Story = { args: { disabled: true, value: '4' } };
export const WithDetails: Story = {
  args: { options: options.map((option) => ({ ...option, detail: '19-11-2026 21:17' })) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: /^Store/ }));
    await expect(canvas.getAllByRole('option')).toHaveLength(7);
  },
};

/** The keys of an input method compose a word: none of them moves, chooses or closes. */
export const WhileComposing: Story = {
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('combobox', { name: /^Store/ });
    await userEvent.type(box, 'b{ArrowDown}');
    for (const key of ['Enter', 'Escape', 'ArrowDown', 'Tab', ' ']) {
      await fireEvent.keyDown(box, { key, keyCode: 229, isComposing: true });
    }
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(box).toHaveAttribute('aria-activedescendant', canvas.getByRole('option', { name: 'Bunkar' }).id);
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledWith('1');
  },
};

export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('combobox', { name: /^Store/ });
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await expect(box).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('a{ArrowDown}{ArrowDown}');
    await expect(canvas.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Bunkar',
      'Charkha',
      'Daudo',
      'Juttigali',
      'Kurtanama',
      'Neembagh',
    ]);
    await expect(box).toHaveAttribute('aria-activedescendant', canvas.getByRole('option', { name: 'Charkha' }).id);
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledWith('2');
    await expect(box).toHaveValue('Charkha');
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};

/** Blur without a choice keeps the last choice. */
export const BlurWithoutChoice: Story = {
  args: { value: '4' },
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('combobox', { name: /^Store/ });
    await userEvent.clear(box);
    await userEvent.type(box, 'xyz');
    await expect(canvas.getByRole('status')).toHaveTextContent('No store of this name');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Next' })).toHaveFocus();
    await expect(box).toHaveValue('Juttigali');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const ByPointer: Story = {
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('combobox', { name: /^Store/ });
    await userEvent.click(box);
    await userEvent.type(box, 'tok', { skipClick: true });
    await userEvent.click(canvas.getByRole('option', { name: 'Tokrigo' }));
    await expect(args.onValueChange).toHaveBeenCalledWith('7');
    await expect(box).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await expect(box).toHaveValue('Tokrigo');
    await userEvent.click(box);
    await expect(canvas.getAllByRole('option')).toHaveLength(7);
  },
};
