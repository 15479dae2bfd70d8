import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inCell } from '../../stories/frames.tsx';
import { card } from '../../styles/card.css.ts';
import { CardLink } from './CardLink.tsx';

const meta = {
  title: 'Components/Actions/CardLink',
  component: CardLink,
  decorators: [
    (Story) => (
      <article className={card} style={{ height: 120, padding: 20 }}>
        <h3>
          <Story />
        </h3>
      </article>
    ),
    inCell,
  ],
  args: { href: '/stores_details/juttigali', children: 'Juttigali' },
} satisfies Meta<typeof CardLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const CoversTheCard: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Juttigali' });
    const { right, bottom } = canvas.getByRole('article').getBoundingClientRect();
    await expect(document.elementFromPoint(right - 10, bottom - 30)).toBe(link);
  },
};
