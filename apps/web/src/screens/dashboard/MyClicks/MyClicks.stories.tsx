import { scenarios } from '@potli/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { AppAt } from '../../../testing/AppAt.tsx';
import { tableStories } from '../../../testing/listStories.ts';
import { refetch } from '../../../testing/refetch.ts';
import { savedFiles } from '../../../testing/savedFiles.ts';
import { asMember } from '../../../testing/sessions.ts';

const meta = {
  title: 'Screens/Dashboard/My Clicks',
  component: AppAt,
  args: { path: '/user_dashboard/reports/click' },
  beforeEach: asMember,
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const table = tableStories({
  list: scenarios.clicks,
  title: 'My Clicks',
  newestBy: 'Click Date & Time',
  range: '1–10 of 137 clicks',
  mine: 'clicks',
  empty: { title: 'No clicks yet', link: { name: 'Browse stores', href: '/stores' } },
});

const NEWEST = '6F2A91C4E07B';

const rowsOf = (page: HTMLElement) => [...page.querySelectorAll('tbody tr')];

async function openClicks(page: HTMLElement) {
  await within(page).findByText(NEWEST);
  return within(page);
}

/** Badges that are seen: a row has one, and its card another. */
const seen = (page: { queryAllByText: (text: string) => HTMLElement[] }, text: string) =>
  page.queryAllByText(text).filter((badge) => badge.checkVisibility());

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const page = await openClicks(canvasElement);
    await expect(rowsOf(canvasElement)).toHaveLength(10);
    await expect(page.getByText('1–10 of 137 clicks')).toBeVisible();
    const newest = within(rowsOf(canvasElement)[0] as HTMLElement);
    await expect(newest.getByText('20-11-2026 09:42')).toBeVisible();
    await expect(seen(newest, 'Offer')).toHaveLength(1);
    await waitFor(() => expect(rowsOf(canvasElement)[1]).toHaveTextContent('Juttigali'));
    await expect(rowsOf(canvasElement)[3]).toHaveTextContent('Share Link');
    await expect(page.getByText('Unknown')).toBeVisible();
  },
};

export const Loading: Story = table.loading;

export const Empty: Story = { ...table.empty, beforeEach: ({ msw }) => msw.use(...scenarios.clicks.empty()) };

export const Failed: Story = {
  ...table.failed,
  play: async (context) => {
    await table.failed.play(context);
    await expect(await screen.findByText('Error fetching clicks data')).toBeVisible();
  },
};

export const Retried: Story = table.retried(scenarios.clicks.onePage(), '1–7 of 7 clicks');

/** Rows stay when a later call fails. A toast says so. */
export const RefetchFailed: Story = {
  play: async ({ canvasElement, msw }) => {
    const page = await openClicks(canvasElement);
    msw.use(...scenarios.clicks.failing());
    refetch();
    await expect(await screen.findByText('Failed to fetch clicks data')).toBeVisible();
    await expect(rowsOf(canvasElement)).toHaveLength(10);
    await expect(page.queryByText('Some error occurred. Please try again')).toBeNull();
  },
};

export const OnePage: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.clicks.onePage()),
  play: async ({ canvasElement }) => {
    const page = await openClicks(canvasElement);
    await expect(page.getByText('1–7 of 7 clicks')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Next page' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const LastPage: Story = {
  args: { path: '/user_dashboard/reports/click?page=14' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('131–137 of 137 clicks')).toBeVisible();
    await expect(rowsOf(canvasElement)).toHaveLength(7);
  },
};

export const SlowPaging: Story = {
  play: async ({ canvasElement, msw }) => {
    const page = await openClicks(canvasElement);
    msw.use(...scenarios.clicks.slow());
    await userEvent.click(page.getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(page.getByRole('table', { name: 'My Clicks' })).toHaveAttribute('aria-busy', 'true'));
    await expect(rowsOf(canvasElement)).toHaveLength(10);
    await expect(rowsOf(canvasElement)[0]).toBeVisible();
    await expect(rowsOf(canvasElement)[0]).toHaveTextContent(NEWEST);
  },
};

export const OtherPageSize: Story = {
  play: async ({ canvasElement }) => {
    const page = await openClicks(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Page 2' }));
    await expect(await page.findByText('11–20 of 137 clicks')).toBeVisible();
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Rows' }), '20');
    await expect(await page.findByText('1–20 of 137 clicks')).toBeVisible();
    await waitFor(() => expect(rowsOf(canvasElement)).toHaveLength(20));
  },
};

/** Stores, cards and offers that left the shop. */
export const UnknownSources: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.clicks.sourcesUnknown()),
  play: async ({ canvasElement }) => {
    const page = await openClicks(canvasElement);
    await waitFor(() => expect(page.getAllByText('Unknown')).toHaveLength(10));
  },
};

export const SourcesFailed: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.clicks.sourcesFailing()),
  play: async ({ canvasElement }) => {
    const page = await openClicks(canvasElement);
    await waitFor(() => expect(page.getAllByText('Unknown')).toHaveLength(10));
  },
};

/** All pages, with the names of what was clicked. */
export const Downloaded: Story = {
  beforeEach: savedFiles.watch,
  play: async ({ canvasElement }) => {
    const page = await openClicks(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Download CSV' }));
    const { name, text } = await savedFiles.next();
    await expect(name).toMatch(/^\w+-clicks-/);
    const lines = text.trimEnd().split('\r\n');
    await expect(lines).toHaveLength(138);
    await expect(lines[0]).toBe('Click Id,Store Name,Click Source,Cashback,Click Date & Time (IST)');
    await expect(lines[2]).toBe('6F2A8E3305D1,Juttigali,Store,7%,19-11-2026 21:17');
  },
};

/** Beyond the last page, from an old address. */
export const BeyondTheEnd: Story = {
  args: { path: '/user_dashboard/reports/click?page=99' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('None here of 137 clicks')).toBeVisible();
  },
};

/** A click without an order opens the question. After a no its mark goes, and thanks stand in its place, with the focus. */
export const Asked: Story = {
  play: async ({ canvasElement }) => {
    const page = await openClicks(canvasElement);
    await waitFor(() => expect(seen(page, 'Did you buy?')).toHaveLength(2));
    const row = await page.findByRole('button', { name: 'Pannaghar: did you buy?' });
    row.focus();
    await userEvent.keyboard('{Enter}');
    const no = await page.findByRole('button', { name: 'No, I did not buy at Pannaghar on 14-11-2026' });
    await userEvent.click(no);
    const thanks = await page.findByText('Thank you. We do not ask about this visit again.');
    await waitFor(() => expect(document.activeElement).toContainElement(thanks));
    await expect(seen(page, 'Did you buy?')).toHaveLength(1);
  },
};

/** The member said yes, and the claim is still to be sent. */
export const ClaimToSend: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.clickQuestions.unfinished()),
  play: async ({ canvasElement }) => {
    const page = await openClicks(canvasElement);
    await waitFor(() => expect(seen(page, 'Claim to send')).toHaveLength(2));
    await userEvent.click(await page.findByRole('button', { name: 'Pannaghar: did you buy?' }));
    await expect(await page.findByRole('link', { name: 'Send the claim' })).toHaveAttribute(
      'href',
      '/user_dashboard/missing_cashback?click=6F24D3E20817',
    );
  },
};
