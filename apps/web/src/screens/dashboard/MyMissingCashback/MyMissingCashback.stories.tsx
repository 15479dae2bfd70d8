import { scenarios } from '@potli/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { AppAt } from '../../../testing/AppAt.tsx';
import { tableStories } from '../../../testing/listStories.ts';
import { savedFiles } from '../../../testing/savedFiles.ts';
import { asMember, asNewMember } from '../../../testing/sessions.ts';

const meta = {
  title: 'Screens/Dashboard/My Missing Cashback',
  component: AppAt,
  args: { path: '/user_dashboard/missing_cashback/my_missing_cashback' },
  beforeEach: asMember,
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const table = tableStories({
  list: scenarios.disputes,
  title: 'My Missing Cashback',
  newestBy: 'Dispute Creation Date & Time',
  range: '1–5 of 5 claims',
  mine: 'claims',
  empty: { title: 'No claims yet', link: { name: 'File a claim', href: '/user_dashboard/missing_cashback' } },
});

const openNewest = async (canvasElement: HTMLElement) => {
  const page = within(canvasElement);
  await userEvent.click(await page.findByRole('button', { name: 'Juttigali: claim PT-2026-000005' }));
  await page.findByText('PT-2026-000005');
  return page;
};

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('JG-2026-118840')).toBeVisible();
    const amount = page.getByText('₹4,299.00');
    await expect(amount).toBeVisible();
    // green is for money that the member earns
    await expect(getComputedStyle(amount).color).toBe(getComputedStyle(canvasElement.ownerDocument.body).color);
    await expect(page.getByText('18-11-2026 11:40')).toBeVisible();
    for (const status of ['Received', 'Sent to store', 'We need more', 'Approved', 'Rejected'])
      await expect(page.getByText(status)).toBeVisible();
    await expect(page.getByText('1–5 of 5 claims')).toBeVisible();
  },
};

/** Ticket number, answer and what was sent unfold below the row. */
export const Detail: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Bunkar: claim PT-2026-000004' }));
    await expect(await page.findByText('PT-2026-000004')).toBeVisible();
    await expect(page.getByText('Our answer: We asked the store, and tell you what it says.')).toBeVisible();
    await expect(page.getByText('The store looks at it now.')).toBeVisible();
  },
};

/** A file is private: it is fetched with the session, then saved. */
export const FileSaved: Story = {
  beforeEach: savedFiles.watch,
  play: async ({ canvasElement }) => {
    const page = await openNewest(canvasElement);
    await expect(page.getByRole('button', { name: 'Save File 2 (PNG)' })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Save File 1 (PDF)' }));
    await expect(await savedFiles.next()).toEqual({ name: 'claim-file-1.pdf', text: '%PDF-1.4' });
  },
};

export const FileMissing: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.uploads.fileMissing()),
  play: async ({ canvasElement }) => {
    const page = await openNewest(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Save File 1 (PDF)' }));
    await expect(await screen.findByText('The file could not be opened. Please try again.')).toBeVisible();
  },
};

/** A host that stores its files elsewhere. */
export const FilesElsewhere: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.disputes.filesElsewhere()),
  play: async ({ canvasElement }) => {
    const page = await openNewest(canvasElement);
    await expect(page.getByRole('link', { name: 'File 1 (PDF)' })).toHaveAttribute(
      'href',
      'https://files.example/1/invoice.pdf',
    );
  },
};

export const Loading: Story = table.loading;

export const Empty: Story = { ...table.empty, beforeEach: asNewMember };

export const Failed: Story = table.failed;

export const RefetchFailed: Story = table.refetchFailed;

export const ManyPages: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.disputes.manyPages()),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('1–10 of 263 claims')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Page 27' }));
    await expect(await page.findByText('261–263 of 263 claims')).toBeVisible();
    await expect(await page.findByText('ORDER-1')).toBeVisible();
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Rows' }), '30');
    await expect(await page.findByText('1–30 of 263 claims')).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelectorAll('tbody > tr')).toHaveLength(30));
  },
};

/** A host that knows no pages of claims sends all of them. */
export const AllAtOnce: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.disputes.allAtOnce()),
  play: ManyPages.play,
};

/** A host with statuses that this client does not know. */
export const UnknownStatus: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.disputes.unknownStatus()),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await waitFor(() => expect(page.getAllByText('WAITING_FOR_BANK')).toHaveLength(5));
    await waitFor(() => expect(page.getAllByText('Unknown')).toHaveLength(5));
  },
};
