import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inColumn } from '../../stories/frames.tsx';
import { TaskList } from './TaskList.tsx';

const meta = {
  title: 'Components/Content/TaskList',
  component: TaskList,
  decorators: [inColumn],
  args: {
    doneLabel: 'Done',
    items: [
      { label: 'Complete your profile', href: '#profile', done: true },
      { label: 'Add your bank account', href: '#bank', done: false },
      { label: 'Shop for the first time', href: '#stores', done: false },
    ],
  },
} satisfies Meta<typeof TaskList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const OneDone: Story = {
  play: async ({ canvas }) => {
    const texts = canvas.getAllByRole('listitem').map((item) => item.textContent);
    await expect(texts).toEqual(['Complete your profile: Done', '2Add your bank account', '3Shop for the first time']);
    await expect(canvas.getByRole('link', { name: 'Add your bank account' })).toHaveAttribute('href', '#bank');
  },
};
