import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ChoiceLinks } from './ChoiceLinks.tsx';

const names = ['All', 'Apparel', 'Electronics', 'Cosmetics', 'Travels', 'Kitchen', 'Home', 'Phones', 'Accessories'];

const meta = {
  title: 'Components/Navigation/ChoiceLinks',
  component: ChoiceLinks,
  parameters: { layout: 'padded' },
  args: {
    label: 'Category',
    choices: names.map((label) => ({ label, href: `#${label}`, current: label === 'Apparel' })),
  },
} satisfies Meta<typeof ChoiceLinks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** One row on phones, however many there are. */
export const Categories: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Category' })).toBeVisible();
    await expect(canvas.getByRole('link', { current: true })).toHaveTextContent('Apparel');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
