import { scenarios } from '@potli/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { AppAt } from '../../../testing/AppAt.tsx';
import { tableStories } from '../../../testing/listStories.ts';
import { asAdmin } from '../../../testing/sessions.ts';

const meta = {
  title: 'Screens/Admin/Transfer files',
  component: AppAt,
  args: { path: '/admin/transfer-files' },
  beforeEach: asAdmin,
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const table = tableStories({
  list: scenarios.adminTransferFiles,
  title: 'Transfer files',
  newestBy: null,
  range: '1–4 of 4 files',
  mine: 'files',
  empty: { title: 'No file was made yet' },
});

const answer = (...lines: string[]) =>
  new File([['Customer Reference Number,Status', ...lines].join('\r\n')], 'answer.csv', { type: 'text/csv' });

async function check(canvasElement: HTMLElement, file: File) {
  const page = within(canvasElement);
  await userEvent.upload(await page.findByLabelText(/^File of the bank/), file);
  await userEvent.click(page.getByRole('button', { name: 'Check the file' }));
  return page;
}

/** What waits becomes a file, which is downloaded. */
export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('2 of 9 not answered')).toBeVisible();
    await userEvent.click(await page.findByRole('button', { name: 'Make a file' }));
    await expect(await page.findByText(/is made: 5 payouts, ₹2,475.25/)).toBeVisible();
    await waitFor(() => expect(page.queryByRole('button', { name: 'Make a file' })).toBeNull());
    const download = page.getByRole('button', { name: /^Download neft-/ });
    await expect(download).toHaveFocus();
    await userEvent.click(download);
    await expect(await screen.findByText(/It has account numbers: remove it/)).toBeVisible();
  },
};

/** The password is asked for. A colleague has read the answer of the bank meanwhile: the file stays. */
export const TakenMeanwhile: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.adminTransferFiles.askingForPassword()),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const [newest] = await page.findAllByRole('button', { name: /^neft-/ });
    await userEvent.click(newest as HTMLElement);
    await userEvent.click(await page.findByRole('button', { name: /^Withdraw neft-/ }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(dialog.getByText(/members are paid twice/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }));
    await userEvent.type(await screen.findByLabelText(/^Password/), 'Potli@12345{Enter}');
    await expect(await screen.findByText(/has answered for payouts/)).toBeVisible();
  },
};

/** First what each line would do, then that; a line that does not fit stops no other. */
export const Answered: Story = {
  play: async ({ canvasElement }) => {
    const lines = ['P261100000042,SUCCESS', 'P261100000043,FAILED', 'SALARY-7,SUCCESS'];
    const page = await check(canvasElement, answer(...lines));
    await expect(await page.findByRole('heading', { name: 'What answer.csv changes' })).toHaveFocus();
    await expect(page.getByText(/The reference "SALARY-7" is none of ours/)).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Apply 2 lines' }));
    await expect(await page.findByRole('heading', { name: 'What answer.csv has changed' })).toHaveFocus();
    await expect(page.getByText(/^2 payouts changed/)).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Choose another file' }));
    await expect(page.queryByRole('heading', { name: 'What answer.csv has changed' })).toBeNull();
  },
};

/** A file of another bank is refused as a whole. */
export const AnotherBank: Story = {
  play: async ({ canvasElement }) => {
    const page = await check(canvasElement, new File(['Date,Balance\r\n'], 'statement.csv'));
    await expect(await page.findByRole('alert')).toHaveTextContent(/"statement.csv" has no line of headings/);
  },
};

export const Loading: Story = table.loading;

export const Empty: Story = {
  ...table.empty,
  beforeEach: ({ msw }) => msw.use(...scenarios.adminTransferFiles.empty()),
};

export const Failed: Story = table.failed;

/** A bank with an API needs no files. */
export const WithoutFiles: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.adminTransferFiles.withoutFiles()),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/no files are needed/)).toBeVisible();
    await expect(within(canvasElement).queryByRole('button', { name: 'Check the file' })).toBeNull();
  },
};
