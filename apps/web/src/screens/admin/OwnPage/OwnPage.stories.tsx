import { Heading } from '@potli/ui/Heading';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Truck } from 'lucide';
import { expect, userEvent, within } from 'storybook/test';
import { defineDesk } from '../../../features/ownDesk/Desk.ts';
import { DeskContext } from '../../../features/ownDesk/DeskContext.ts';
import { AppAt } from '../../../testing/AppAt.tsx';
import { asAdmin, asSupport } from '../../../testing/sessions.ts';

const Returns = () => <Heading level={1}>Returns of today</Heading>;

let fails = false;

/** As an operator has it in `own/desk/desk.tsx`. */
const desk = defineDesk({
  pages: [
    { slug: 'returns', title: 'Returns', icon: Truck, right: 'catalogue', load: async () => Returns },
    { slug: 'slow', title: 'Slow', right: 'catalogue', load: () => new Promise(() => {}) },
    {
      slug: 'failing',
      title: 'Failing',
      right: 'catalogue',
      load: async () => {
        if (fails) throw new Error('The file is not there.');
        return Returns;
      },
    },
  ],
});

const meta = {
  title: 'Screens/Admin/Page of your own',
  component: AppAt,
  args: { path: '/admin/own/returns' },
  beforeEach: asAdmin,
  decorators: [
    (Story) => (
      <DeskContext value={desk}>
        <Story />
      </DeskContext>
    ),
  ],
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It stands in the sidebar, after the rooms of the product. */
export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('heading', { name: 'Returns of today' })).toBeVisible();
    await expect(page.getAllByRole('link', { name: 'Returns', hidden: true })[0]).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};

export const Loading: Story = {
  args: { path: '/admin/own/slow' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Loading...')).toBeVisible();
  },
};

/** No page has this address. */
export const Empty: Story = {
  args: { path: '/admin/own/retruns' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('heading', { name: 'There is no such page' })).toBeVisible();
    await expect(page.getAllByRole('link', { name: 'Overview' }).at(-1)).toHaveAttribute('href', '/admin');
  },
};

/** Their role has not the right that the page names. */
export const ForOthers: Story = {
  beforeEach: asSupport,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('heading', { name: 'Returns is not open to you' })).toBeVisible();
    await expect(page.queryByRole('link', { name: 'Returns', hidden: true })).toBeNull();
  },
};

/** Its file did not come; it may at the next try. */
export const Failed: Story = {
  args: { path: '/admin/own/failing' },
  beforeEach: () => {
    fails = true;
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('“Failing” did not load', {}, { timeout: 10_000 })).toBeVisible();
    fails = false;
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    await expect(await page.findByRole('heading', { name: 'Returns of today' })).toBeVisible();
  },
};
