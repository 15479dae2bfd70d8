import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { inColumn } from '../../stories/frames.tsx';
import { FactList } from './FactList.tsx';

const meta = {
  title: 'Components/Content/FactList',
  component: FactList,
  decorators: [inColumn],
  args: {
    facts: [
      { label: 'Annual fee', value: 'Nil in the first year, then ₹199' },
      { label: 'Joining fee', value: 'Nil' },
      { label: 'Recommended credit score', value: '680 and above' },
    ],
  },
} satisfies Meta<typeof FactList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const One: Story = { args: { facts: [{ label: 'Annual fee', value: '₹599' }] } };

const hash = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';

/** No word of a host breaks, a hash has a row of its own, and nothing is wider than its place. */
export const LongValues: Story = {
  decorators: [(Content) => <div style={{ width: '200px' }}>{Content()}</div>],
  args: {
    facts: [
      { label: 'Sent to', value: 'www.apply.saptarangbank.example' },
      { label: 'Sale amount', value: '₹1,24,990.00' },
      { label: 'Head', value: hash },
    ],
  },
  play: async ({ canvasElement }) => {
    const host = [...within(canvasElement).getByText(/saptarangbank/).childNodes];
    const linesOf = (node: Node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return range.getClientRects().length;
    };
    const words = host.filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    await expect(words.map(({ textContent }) => textContent)).toEqual(['www.', 'apply.', 'saptarangbank.', 'example']);
    for (const word of words) await expect(linesOf(word)).toBe(1);
    await expect(linesOf(within(canvasElement).getByText('₹1,24,990.00'))).toBe(1);
    const list = canvasElement.querySelector('dl');
    await expect(list?.scrollWidth).toBeLessThanOrEqual(list?.clientWidth ?? 0);
  },
};
