import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inColumn } from '../../stories/frames.tsx';
import { OfferText } from './OfferText.tsx';

const meta = {
  title: 'Commerce/Stores and offers/OfferText',
  component: OfferText,
  decorators: [inColumn],
  args: { html: '<p>Two pairs for the price of the dearer one, across <strong>64 designs</strong>.</p>' },
} satisfies Meta<typeof OfferText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Rates: Story = {
  args: {
    html: '<table><tbody><tr><th>Juttis</th><td>9%</td></tr><tr><th>The free pair</th><td>No cashback</td></tr></tbody></table>',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(2);
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

export const Steps: Story = {
  args: { html: '<ol><li>Copy the code above and press Grab Deal.</li><li>Pay by UPI.</li></ol>' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};
