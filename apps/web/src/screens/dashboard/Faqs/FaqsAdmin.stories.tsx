import { scenarios } from '@potli/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { AppAt } from '../../../testing/AppAt.tsx';
import { pressInToast } from '../../../testing/pressInToast.ts';
import { asAdmin } from '../../../testing/sessions.ts';

const meta = {
  title: 'Screens/Dashboard/FAQs/Admin',
  component: AppAt,
  args: { path: '/user_dashboard/support/faqs' },
  beforeEach: asAdmin,
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const FIRST = 'How do I earn cashback?';
const SECOND = 'When is Approved money sent to my bank?';

const question = (page: HTMLElement, name: string) => within(page).queryByRole('button', { name });

async function remove(page: HTMLElement, name: string) {
  await userEvent.click(await within(page).findByRole('button', { name: `Delete: ${name}` }));
}

/** Two in a row: each save has the version of the one before. */
export const Deletes: Story = {
  play: async ({ canvasElement }) => {
    await remove(canvasElement, FIRST);
    await expect(question(canvasElement, FIRST)).toBeNull();
    await expect(within(canvasElement).getByRole('button', { name: 'Add FAQ' })).toHaveFocus();
    await remove(canvasElement, SECOND);
    await waitFor(() => expect(screen.getAllByText('FAQ deleted successfully')).toHaveLength(2));
    await expect(question(canvasElement, FIRST)).toBeNull();
    await expect(question(canvasElement, SECOND)).toBeNull();
  },
};

/** It disappears before the server has answered (docs/product/content.md#faqs). */
export const Deleting: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.dashboardContent.saveSlow()),
  play: async ({ canvasElement }) => {
    await remove(canvasElement, FIRST);
    await expect(question(canvasElement, FIRST)).toBeNull();
    await expect(question(canvasElement, SECOND)).toBeVisible();
    await expect(screen.queryByText('FAQ deleted successfully')).toBeNull();
  },
};

export const DeleteFailed: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.dashboardContent.saveFails()),
  play: async ({ canvasElement }) => {
    await remove(canvasElement, FIRST);
    await expect(await screen.findByText('An error occurred while deleting the FAQ')).toBeVisible();
    await waitFor(() => expect(question(canvasElement, FIRST)).toBeVisible());
  },
};

/** Another admin saved first: their change stays, and the list is loaded again. */
export const DeleteStale: Story = {
  play: async ({ canvasElement, msw }) => {
    await within(canvasElement).findByRole('button', { name: `Delete: ${FIRST}` });
    msw.use(...scenarios.dashboardContent.saveStale(), ...scenarios.dashboardContent.empty());
    await remove(canvasElement, FIRST);
    await expect(await screen.findByText(/^Somebody else changed the FAQs in the meantime/)).toBeVisible();
    await expect(await within(canvasElement).findByText('No questions yet')).toBeVisible();
  },
};

const questions = (page: HTMLElement) => [...page.querySelectorAll('main h3')].map(({ textContent }) => textContent);

/** Undo is reached by keyboard, and the question stands where it stood. */
export const Undone: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: `Delete: ${FIRST}` });
    const before = questions(canvasElement);
    await expect(before.length).toBeGreaterThan(2);
    await remove(canvasElement, FIRST);
    const undo = await screen.findByRole('button', { name: 'Undo' });
    await expect(questions(canvasElement)).toEqual(before.slice(1));
    // the first toast is seen before its key is listened to
    await waitFor(async () => {
      await userEvent.keyboard('[F8]');
      await expect(undo.closest('ol')).toHaveFocus();
    });
    // the toast itself comes first
    await userEvent.tab();
    await userEvent.tab();
    await expect(undo).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText('The FAQ is back')).toBeVisible();
    await expect(questions(canvasElement)).toEqual(before);
  },
};

/** Without an answer nothing is lost: the reason is told, and it can be tried again. */
export const UndoFailed: Story = {
  play: async ({ canvasElement, msw }) => {
    await remove(canvasElement, FIRST);
    await screen.findByRole('button', { name: 'Undo' });
    msw.use(...scenarios.dashboardContent.saveFails());
    await pressInToast('Undo');
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Something went wrong on our side. Please try again.',
    );
    await expect(question(canvasElement, FIRST)).toBeNull();
    msw.use(...scenarios.dashboardContent.changedByOthers());
    await pressInToast('Try again');
    await waitFor(() => expect(question(canvasElement, FIRST)).toBeVisible());
  },
};

/** Somebody else has saved since: the question goes back into what they saved. */
export const UndoneAfterOthers: Story = {
  play: async ({ canvasElement, msw }) => {
    await remove(canvasElement, FIRST);
    await screen.findByRole('button', { name: 'Undo' });
    msw.use(...scenarios.dashboardContent.changedByOthers());
    await pressInToast('Undo');
    await expect(await within(canvasElement).findByRole('button', { name: 'Asked by others?' })).toBeVisible();
    await waitFor(() => expect(question(canvasElement, FIRST)).toBeVisible());
  },
};

async function openForm(page: HTMLElement) {
  await userEvent.click(await within(page).findByRole('button', { name: 'Add FAQ' }));
  return within(await screen.findByRole('dialog', { name: 'Add FAQ' }));
}

async function fillIn(form: Awaited<ReturnType<typeof openForm>>) {
  await userEvent.selectOptions(form.getByLabelText(/Content type/), 'GIFT_CARD');
  await userEvent.type(form.getByLabelText(/Question/), 'Is it wrapped?');
  await userEvent.type(form.getByLabelText(/Answer/), 'No, it is a number.');
}

const submit = (form: Awaited<ReturnType<typeof openForm>>) =>
  userEvent.click(form.getByRole('button', { name: 'Add FAQ' }));

export const Adds: Story = {
  play: async ({ canvasElement }) => {
    const form = await openForm(canvasElement);
    await fillIn(form);
    await submit(form);
    await expect(await screen.findByText('FAQ added successfully')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(question(canvasElement, 'Is it wrapped?')).toBeVisible();
  },
};

export const AddIncomplete: Story = {
  play: async ({ canvasElement }) => {
    const form = await openForm(canvasElement);
    await userEvent.type(form.getByLabelText(/Question/), 'Is it wrapped?');
    await submit(form);
    await expect(await form.findByRole('alert')).toHaveTextContent('Please fill all fields');
  },
};

/** The texts stay in the form, to be sent again. */
export const AddFailed: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.dashboardContent.addFailsSilently()),
  play: async ({ canvasElement }) => {
    const form = await openForm(canvasElement);
    await fillIn(form);
    await submit(form);
    await expect(await screen.findByText('An error occurred while adding the FAQ')).toBeVisible();
    await expect(form.getByLabelText(/Question/)).toHaveValue('Is it wrapped?');
  },
};

export const Adding: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.dashboardContent.addSlow()),
  play: async ({ canvasElement }) => {
    const form = await openForm(canvasElement);
    await fillIn(form);
    await submit(form);
    await waitFor(() => expect(form.getByRole('button', { name: 'Add FAQ' })).toHaveAttribute('aria-busy', 'true'));
  },
};
