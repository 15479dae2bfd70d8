import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Stack } from '../Layout/Layout.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'Components/Forms/Checkbox',
  parameters: { layout: 'padded' },
  component: Checkbox,
  args: { label: 'Remember me' },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  render: () => (
    <Stack gap="s">
      <Checkbox label="I used a gift card in this order" />
      <Checkbox label="Remember me" defaultChecked />
      <Checkbox label="All stores" indeterminate />
      <Checkbox label="I am 18 or older" error="Please confirm your age" />
      <Checkbox label="Not yours to change" disabled defaultChecked />
    </Stack>
  ),
};

export const TogglesByItsLabel: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Remember me'));
    await expect(canvas.getByRole('checkbox', { name: 'Remember me' })).toBeChecked();
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Remember me' });
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
  },
};

/** A box for several others has a line while only some of them are ticked; a click ticks all. */
export const StandsForSeveral: Story = {
  args: { label: 'All stores' },
  render: function Several(args) {
    const [all, setAll] = useState(false);
    return <Checkbox {...args} checked={all} indeterminate={!all} onChange={() => setAll(true)} />;
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'All stores' });
    await expect(box).toBePartiallyChecked();
    await userEvent.click(box);
    await expect(box).toBeChecked();
    await expect(box).not.toBePartiallyChecked();
  },
};
