import { scenarios } from '@potli/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { AppAt } from '../../../testing/AppAt.tsx';
import { asAdmin } from '../../../testing/sessions.ts';

const meta = {
  title: 'Screens/Admin/Notes on a row',
  component: AppAt,
  args: { path: '/admin/catalogue/stores/rows/juttigali' },
  beforeEach: asAdmin,
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

async function openNotes(canvasElement: HTMLElement) {
  const page = within(canvasElement);
  await userEvent.click(await page.findByRole('tab', { name: 'Notes' }));
  return page;
}

/** A colleague's note, and one that was taken back. */
export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const page = await openNotes(canvasElement);
    await expect(await page.findByText('Their manager asked us to wait with the logo.')).toBeVisible();
    await expect(page.getByText('Call again in May.')).toBeVisible();
    await expect(page.getByText(/^Taken back on/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Leave the note' })).toBeDisabled();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.adminNotes.slow()),
  play: async ({ canvasElement }) => {
    const page = await openNotes(canvasElement);
    await expect(await page.findByText('Loading...')).toBeVisible();
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.adminNotes.empty()),
  play: async ({ canvasElement }) => {
    const page = await openNotes(canvasElement);
    await expect(await page.findByText('Nobody has left a note on this row yet.')).toBeVisible();
  },
};

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.adminNotes.failing()),
  play: async ({ canvasElement }) => {
    const page = await openNotes(canvasElement);
    await expect(await page.findByText('The notes did not load')).toBeVisible();
  },
};

/** Written and taken back by the keyboard; what was typed is there as it is, and runs nothing. */
export const Written: Story = {
  play: async ({ canvasElement }) => {
    const page = await openNotes(canvasElement);
    const field = await page.findByRole('textbox', { name: /^Note for colleagues/ });
    await userEvent.type(field, '<b>Call</b> Ravi first');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await page.findByText('<b>Call</b> Ravi first')).toBeVisible();
    await waitFor(() => expect(field).toHaveValue(''));
    // the pressed button is off until the next letter
    await waitFor(() => expect(field.closest('form')).toHaveFocus());
    const newest = within(page.getAllByRole('article')[0] as HTMLElement);
    newest.getByRole('button', { name: /^Take back the note of/ }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(page.queryByText('<b>Call</b> Ravi first')).toBeNull());
    await expect(page.getAllByText(/^Taken back on/)).toHaveLength(2);
  },
};

/** What was typed stays where the host did not keep it. */
export const NotKept: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.adminNotes.refused()),
  play: async ({ canvasElement }) => {
    const page = await openNotes(canvasElement);
    const field = await page.findByRole('textbox', { name: /^Note for colleagues/ });
    await userEvent.type(field, 'Call them');
    await userEvent.click(page.getByRole('button', { name: 'Leave the note' }));
    await expect(await screen.findByRole('alert')).toBeVisible();
    await expect(field).toHaveValue('Call them');
  },
};
