import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { contrastPairs } from '../../theme/contrastPairs.ts';
import { brands } from '../brands.ts';
import { ContrastTable } from './ContrastTable.tsx';

const meta = {
  title: 'Foundations/Contrast',
  component: ContrastTable,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof ContrastTable>;

export default meta;
type Story = StoryObj<Meta>;

/** The brand selected in the toolbar. */
export const Pairs: Story = {
  render: (_args, { globals }) => {
    const brand = brands.find(({ name }) => name === globals.brand);
    return brand ? <ContrastTable brand={brand} /> : <p>Unknown brand</p>;
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/ : 1, at least /)).toHaveLength(2 * contrastPairs.length);
  },
};
