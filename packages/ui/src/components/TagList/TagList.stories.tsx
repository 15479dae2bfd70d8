import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { TagList } from './TagList.tsx';

const meta = {
  title: 'Components/Content/TagList',
  component: TagList,
  parameters: { layout: 'padded' },
  args: {
    label: 'Filters',
    disabled: false,
    onRemove: fn(),
    removeLabel: 'Remove {tag}',
    tags: [
      { id: 'electronics', label: 'Electronics' },
      { id: 'travels', label: 'Travels', tone: 'highlight' },
      { id: 'kitchen', label: 'Kitchen' },
    ],
  },
  render: function Removing(args) {
    const [tags, setTags] = useState(args.tags);
    const remove = (id: string) => {
      args.onRemove(id);
      setTags(tags.filter((tag) => tag.id !== id));
    };
    return <TagList {...args} tags={tags} onRemove={remove} />;
  },
} satisfies Meta<typeof TagList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** The focus never falls back to the start of the page. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const remove = (name: string) => canvas.getByRole('button', { name: `Remove ${name}` });
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(remove('Kitchen')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(remove('Electronics')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('list', { name: 'Filters' })).toHaveFocus();
  },
};
