import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Progress } from './Progress.tsx';

const meta = {
  title: 'Components/Feedback/Progress',
  parameters: { layout: 'padded' },
  component: Progress,
  args: { label: 'Uploading files...', value: 0.42 },
} satisfies Meta<typeof Progress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const UnderWay: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Uploading files...' })).toHaveAttribute('value', '42');
    await expect(canvas.getByText('42%')).toBeVisible();
  },
};
export const AtTheStart: Story = { args: { value: 0 } };
export const AtTheEnd: Story = { args: { value: 1 } };
