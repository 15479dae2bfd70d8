import { scenarios } from '@potli/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { AppAt } from '../../../testing/AppAt.tsx';
import { tableStories } from '../../../testing/listStories.ts';
import { asMember, asNewMember } from '../../../testing/sessions.ts';
import { storySite } from '../../../testing/site.ts';

const meta = {
  title: 'Screens/Dashboard/My Share Links',
  component: AppAt,
  args: { path: '/user_dashboard/my_custom_links' },
  beforeEach: asMember,
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const table = tableStories({
  list: scenarios.myLinks,
  title: 'My Share Links',
  newestBy: 'Made on',
  range: '1–8 of 8 links',
  mine: 'share links',
  empty: { title: 'No share links yet', link: { name: 'Make a link', href: '/' } },
});

const rowsOf = (page: HTMLElement) => [...page.querySelectorAll('tbody tr')];
const rowOf = (page: HTMLElement, name: string) => rowsOf(page).find(({ textContent }) => textContent.includes(name));

/** A store that left the shop is 'Unknown'. Its link still shows its earnings. */
export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('1–8 of 8 links')).toBeVisible();
    await waitFor(() => expect(rowOf(canvasElement, 'Juttigali')).toHaveTextContent('₹638.10'));
    await expect(rowOf(canvasElement, 'Juttigali')).toHaveTextContent('26');
    await expect(rowOf(canvasElement, 'Unknown')).toHaveTextContent('₹96.00');
    for (const link of page.getAllByRole('link', { name: /custom-link/ })) {
      await expect(link.getAttribute('href')).toContain(`${storySite().publicUrl}/api/custom-link/`);
      await expect(link).toHaveAttribute('target', '_blank');
    }
  },
};

export const Copies: Story = {
  play: async ({ canvasElement }) => {
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Copy share link of Juttigali' }));
    await expect(writeText).toHaveBeenCalledWith(expect.stringContaining(`${storySite().publicUrl}/api/custom-link/s`));
    await expect(await screen.findByText('Text copied to clipboard!')).toBeVisible();
  },
};

export const Loading: Story = table.loading;

export const Empty: Story = { ...table.empty, beforeEach: asNewMember };

export const Failed: Story = table.retried(scenarios.myLinks.bare(), '1–2 of 2 links');

export const RefetchFailed: Story = table.refetchFailed;

/** A host that leaves out names and figures: the catalogue knows the names. */
export const Bare: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.myLinks.bare()),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('Juttigali')).toBeVisible();
    await waitFor(() => expect(page.getByText('Unknown')).toBeVisible());
  },
};

export const Sorted: Story = {
  args: { path: '/user_dashboard/my_custom_links?sort=-earnedAmount' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('1–8 of 8 links');
    await expect(rowsOf(canvasElement)[0]).toHaveTextContent('₹1,500.00');
  },
};
