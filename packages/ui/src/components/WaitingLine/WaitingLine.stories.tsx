import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { WaitingLine } from './WaitingLine.tsx';

const meta = {
  title: 'Components/Feedback/WaitingLine',
  component: WaitingLine,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof WaitingLine>;
export default meta;
type Story = StoryObj<typeof meta>;

const root = document.documentElement;

export const Playground: Story = {
  beforeEach() {
    root.dataset.waiting = '';
    return () => delete root.dataset.waiting;
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-hidden]')).toBeVisible();
  },
};

export const NothingToWaitFor: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-hidden]')).not.toBeVisible();
  },
};
