import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { isForced } from '../../stories/isForced.ts';
import { Text } from '../Text/Text.tsx';
import { TextButton } from './TextButton.tsx';

const meta = {
  title: 'Components/Actions/TextButton',
  component: TextButton,
  args: { children: 'Use another email', onClick: fn() },
} satisfies Meta<typeof TextButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Alone: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Use another email' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const InASentence: Story = {
  render: (args) => (
    <Text tone="muted">
      Not you? <TextButton {...args} />
    </Text>
  ),
  play: async ({ canvas }) => {
    const [button, words] = [canvas.getByRole('button'), canvas.getByText('Not you?')];
    await expect(getComputedStyle(button).color).toBe(getComputedStyle(document.body).color);
    if (!isForced()) await expect(getComputedStyle(button).color).not.toBe(getComputedStyle(words).color);
  },
};
