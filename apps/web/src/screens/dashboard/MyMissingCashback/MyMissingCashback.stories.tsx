import { scenarios } from '@potli/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { AppAt } from '../../../testing/AppAt.tsx';
import { invoice } from '../../../testing/claim.ts';
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
  range: '1–6 of 6 claims',
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
    for (const status of ['Received', 'On hold', 'Sent to store', 'We need more', 'Approved', 'Rejected'])
      await expect(page.getByText(status)).toBeVisible();
    await expect(page.getByText('1–6 of 6 claims')).toBeVisible();
  },
};

const open = async (canvasElement: HTMLElement, name: string) => {
  const page = within(canvasElement);
  await userEvent.click(await page.findByRole('button', { name }));
  return within(await page.findByRole('list', { name: 'What was said about this claim' }));
};

/** All that was said unfolds below the row, with the ticket number and what the order was. */
export const Detail: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const said = await open(canvasElement, 'Tokrigo: claim PT-2026-000002');
    const titles = said.getAllByRole('heading').map(({ textContent }) => textContent);
    await expect(titles).toEqual([
      'Done: You filed this claim',
      'Done: We asked you',
      'Done: You answered',
      'Done: Approved',
    ]);
    await expect(said.getByText('The store confirmed your order. The cashback is in My Orders.')).toBeVisible();
    await expect(page.getByText('PT-2026-000002')).toBeVisible();
    await expect(page.queryByRole('form')).toBeNull();
  },
};

export const OnHold: Story = {
  play: async ({ canvasElement }) => {
    await open(canvasElement, 'Tokrigo: claim PT-2026-000006');
    const next = /On 04-12-2026 we look at it again/;
    await expect(within(canvasElement).getByText(next)).toBeVisible();
  },
};

export const Rejected: Story = {
  play: async ({ canvasElement }) => {
    const said = await open(canvasElement, 'Banyanleaf Aangan: claim PT-2026-000001');
    await expect(said.getByRole('heading', { name: 'Ended: Rejected' })).toBeVisible();
  },
};

const asked = 'Dhoom 700 wireless headphones at 62% off: claim PT-2026-000003';

/** The form of an answer, with words and a file. */
const answering = async (canvasElement: HTMLElement) => {
  await open(canvasElement, asked);
  const form = within(within(canvasElement).getByRole('form', { name: 'Your answer' }));
  await userEvent.type(form.getByLabelText('Your answer'), 'Here is the invoice.');
  await userEvent.upload(form.getByLabelText(/^Files/), [invoice]);
  return { form, send: () => userEvent.click(form.getByRole('button', { name: 'Send answer' })) };
};

export const NeedsInfo: Story = {
  play: async ({ canvasElement }) => {
    const said = await open(canvasElement, asked);
    await expect(said.getByText('Please send the invoice. The screenshot does not show the order ID.')).toBeVisible();
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Send answer' }));
    await expect(await page.findByText('Write a few words, or add a file.')).toBeVisible();
  },
};

/** After the answer the form is gone, and the answer stands in the conversation. */
export const Answered: Story = {
  play: async ({ canvasElement }) => {
    const { send } = await answering(canvasElement);
    await send();
    await expect(await screen.findByText('Thank you. We look at it again.')).toBeVisible();
    const page = within(canvasElement);
    await waitFor(() => expect(page.queryByRole('form')).toBeNull());
    const said = within(page.getByRole('list', { name: 'What was said about this claim' }));
    await expect(said.getByText('Here is the invoice.')).toBeVisible();
    await expect(said.getByRole('button', { name: 'Save File 1 (PDF)' })).toBeVisible();
  },
};

export const AnswerUploading: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.uploads.slow()),
  play: async ({ canvasElement }) => {
    const { form, send } = await answering(canvasElement);
    await send();
    await expect(await form.findByRole('progressbar', { name: 'Uploading files...' })).toBeVisible();
    await expect(form.getByLabelText('Your answer')).toBeDisabled();
  },
};

export const AnswerSending: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.dispute.answerSlow()),
  play: async ({ canvasElement }) => {
    const { form, send } = await answering(canvasElement);
    await send();
    const button = form.getByRole('button', { name: 'Send answer' });
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  },
};

/** What was typed stays. */
export const AnswerFailed: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.dispute.answerFailing()),
  play: async ({ canvasElement }) => {
    const { form, send } = await answering(canvasElement);
    await send();
    await expect(await form.findByRole('alert')).toBeVisible();
    await expect(form.getByLabelText('Your answer')).toHaveValue('Here is the invoice.');
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
    await waitFor(() => expect(page.getAllByText('WAITING_FOR_BANK')).toHaveLength(6));
    await waitFor(() => expect(page.getAllByText('Unknown')).toHaveLength(6));
  },
};
