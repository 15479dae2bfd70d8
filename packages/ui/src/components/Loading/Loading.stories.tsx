import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Loading } from './Loading.tsx';

const meta = {
  title: 'Components/Feedback/Loading',
  component: Loading,
  parameters: { layout: 'padded' },
  args: { text: 'Loading...' },
} satisfies Meta<typeof Loading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const IsAnnounced: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading...');
  },
};
