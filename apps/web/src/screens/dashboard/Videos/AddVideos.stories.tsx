import { scenarios } from '@potli/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { AppAt } from '../../../testing/AppAt.tsx';
import { asAdmin } from '../../../testing/sessions.ts';

const meta = {
  title: 'Screens/Dashboard/Videos/Add videos',
  component: AppAt,
  args: { path: '/user_dashboard/tutorials/videos' },
  beforeEach: asAdmin,
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const REFUSED = 'Please enter a valid video URL from YouTube, Vimeo, or Dailymotion.';

async function openForm(page: HTMLElement) {
  await userEvent.click(await within(page).findByRole('button', { name: 'Add New Videos' }));
  return within(await screen.findByRole('dialog', { name: 'Add New Videos' }));
}

type Form = Awaited<ReturnType<typeof openForm>>;

const field = (form: Form, number: number) => form.getByLabelText(`Video URL ${number}`);
const submit = (form: Form) => userEvent.click(form.getByRole('button', { name: 'Add videos' }));

/** A link becomes its player's address when the field is left. */
export const Adds: Story = {
  play: async ({ canvasElement }) => {
    const form = await openForm(canvasElement);
    await userEvent.selectOptions(form.getByLabelText(/Content type/), 'FLASH_DEALS');
    await userEvent.type(field(form, 1), 'https://youtu.be/potliDemo61');
    await userEvent.click(form.getByRole('button', { name: '+ Add another video URL' }));
    await expect(field(form, 1)).toHaveValue('https://www.youtube-nocookie.com/embed/potliDemo61');
    await userEvent.type(field(form, 2), 'https://vimeo.com/9900000303');
    await submit(form);
    await expect(await screen.findByText('Videos added successfully!')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const page = within(canvasElement);
    await expect(page.getByRole('button', { name: 'Play video: Flash deals, part 3' })).toBeVisible();
  },
};

/** An address of any other site is not stored (docs/product/content.md#video-addresses). */
export const Refused: Story = {
  play: async ({ canvasElement }) => {
    const form = await openForm(canvasElement);
    await userEvent.type(field(form, 1), 'https://elsewhere.example/watch?v=1');
    await userEvent.tab();
    await expect(await screen.findByText(REFUSED)).toBeVisible();
    await expect(field(form, 1)).toHaveAccessibleDescription('Invalid Video URL');
    await submit(form);
    await waitFor(() => expect(screen.getAllByText(REFUSED)).toHaveLength(2));
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
};

export const NothingEntered: Story = {
  play: async ({ canvasElement }) => {
    await submit(await openForm(canvasElement));
    await expect(await screen.findByText(REFUSED)).toBeVisible();
  },
};

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.dashboardContent.addFails()),
  play: async ({ canvasElement }) => {
    const form = await openForm(canvasElement);
    await userEvent.type(field(form, 1), 'https://dai.ly/xpotli9');
    await submit(form);
    await expect(await screen.findByText('Something went wrong on our side. Please try again.')).toBeVisible();
    await expect(field(form, 1)).toHaveValue('https://www.dailymotion.com/embed/video/xpotli9');
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const form = await openForm(canvasElement);
    await waitFor(() => expect(form.getByLabelText(/Content type/)).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('https://youtu.be/potliDemo71{Enter}');
    await expect(await screen.findByText('Videos added successfully!')).toBeVisible();
    await waitFor(() => expect(within(canvasElement).getByRole('button', { name: 'Add New Videos' })).toHaveFocus());
  },
};
