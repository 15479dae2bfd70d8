import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Logo } from '../Logo/Logo.tsx';
import { Sheet } from './Sheet.tsx';

const meta = {
  title: 'Components/Content/Sheet',
  component: Sheet,
  parameters: { layout: 'padded', quietControls: { logo: 'A picture, which Storybook offers no control for.' } },
  args: {
    logo: <Logo href="/" label="Home" />,
    title: 'Statement',
    facts: [
      { label: 'Member', value: 'No. 42' },
      { label: 'Period', value: '20-11-2026 to 22-11-2026' },
    ],
    columns: [
      { header: 'Line', isShort: true },
      { header: 'What happened' },
      { header: 'Approved (₹)', isNumber: true },
    ],
    rows: [
      { key: '1', cells: ['1', 'Juttigali confirmed your order', '50.00'] },
      { key: '2', cells: ['2', 'Your share of a friend’s cashback', '2.50'] },
    ],
    sums: ['', 'Together', '52.50'],
    notes: ['The last line has the head f58bc9974af252be8014b3d22adf142f98039fcc6832bdeb24dca7b1cfd6f243.'],
  },
} satisfies Meta<typeof Sheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Reached by keyboard, because it can be wider than the window; light in every theme. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    const sheet = canvas.getByRole('region', { name: 'Statement' });
    sheet.focus();
    await expect(sheet).toHaveFocus();
    const table = within(canvas.getByRole('table', { name: 'Statement' }));
    await expect(table.getAllByRole('row')).toHaveLength(4);
    await expect(canvas.getByText('52.50')).toBeVisible();
    await expect(canvas.getByText('Member')).toBeVisible();
  },
};

/** On a phone nothing is out of sight: a row is a list. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas }) => {
    const sheet = canvas.getByRole('region', { name: 'Statement' });
    if (window.innerWidth > 600) return;
    await expect(sheet.scrollWidth).toBe(sheet.clientWidth);
    await expect(canvas.getByText('2.50')).toBeVisible();
  },
};

export const ManyLines: Story = {
  args: {
    rows: Array.from({ length: 60 }, (_, n) => ({
      key: `${n}`,
      cells: [`${n + 1}`, 'Juttigali reported your order', '5.00'],
    })),
  },
};
