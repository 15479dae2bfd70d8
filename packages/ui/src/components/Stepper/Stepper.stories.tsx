import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { forceState } from '../../stories/forceState.ts';
import { inColumn, rightToLeft } from '../../stories/frames.tsx';
import { Stack } from '../Layout/Layout.tsx';
import { Stepper } from './Stepper.tsx';

const meta = {
  title: 'Components/Navigation/Stepper',
  component: Stepper,
  decorators: [inColumn],
  args: {
    label: 'Your claim',
    current: 2,
    orientation: 'horizontal',
    stateLabels: { done: 'Done', current: 'Now', upcoming: 'To come', failed: 'To correct' },
    steps: [
      { id: 'shop', label: 'The shop', hint: 'Juttigali' },
      { id: 'order', label: 'Your order', hint: 'JG-2026-118' },
      { id: 'proof', label: 'Proof', hint: 'Up to 3 files' },
      { id: 'send', label: 'Send' },
    ],
  },
} satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem');
    await expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, null, 'step', null]);
    await expect(items[1]).toHaveTextContent('Done: Your order');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** First, last, done; with a step that must be corrected. */
export const Progress: Story = {
  render: (args) => (
    <Stack gap="x4">
      <Stepper {...args} label="First" current={0} />
      <Stepper {...args} label="Last" current={3} />
      <Stepper {...args} label="Done" current={4} />
      <Stepper
        {...args}
        label="One to correct"
        current={3}
        steps={args.steps.map((step) => ({ ...step, failed: step.id === 'order' }))}
      />
    </Stack>
  ),
};

export const Vertical: Story = { args: { orientation: 'vertical' } };

export const Returning: Story = { args: { onReturn: fn() } };

export const Hovered: Story = { ...Returning, play: forceState('hover') };
export const Focused: Story = { ...Returning, play: forceState('focus-visible') };
export const Pressed: Story = { ...Returning, play: forceState('active') };

/** One may go back, not ahead. */
export const ByKeyboard: Story = {
  ...Returning,
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(2);
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /Your order/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onReturn).toHaveBeenCalledWith('order');
  },
};

export const RightToLeft: Story = { ...Progress, decorators: [rightToLeft] };

export const VerticalRightToLeft: Story = { args: { orientation: 'vertical' }, decorators: [rightToLeft] };
