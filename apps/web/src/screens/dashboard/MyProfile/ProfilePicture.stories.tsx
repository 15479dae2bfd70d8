import { createHandler, everyFile, scenarios, watchUploads } from '@potli/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { AppAt } from '../../../testing/AppAt.tsx';
import { drawPng } from '../../../testing/drawPng.ts';
import { asMember } from '../../../testing/sessions.ts';

/** What was sent, until the next story. */
const sent: File[] = [];

const meta = {
  title: 'Screens/Dashboard/My Profile/Picture',
  component: AppAt,
  args: { path: '/user_dashboard/my_profile' },
  beforeEach: ({ msw }) => {
    sent.length = 0;
    msw.use(
      watchUploads(sent),
      everyFile(() => Promise.resolve(drawPng(8, 8))),
    );
    return asMember();
  },
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

async function choose(canvasElement: HTMLElement, file: File) {
  const page = within(canvasElement);
  await userEvent.click(await page.findByRole('button', { name: 'Update' }));
  await page.findByRole('button', { name: 'Add a picture' });
  const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
  if (input) await userEvent.upload(input, file);
  return page;
}

const photo = () => new File([drawPng(900, 600)], 'me.png', { type: 'image/png' });

/** Chosen and cut to a square, before it is sent. */
export const Open: Story = {
  play: async ({ canvasElement }) => {
    await choose(canvasElement, photo());
    const dialog = within(await screen.findByRole('dialog', { name: 'Your picture' }));
    await expect(dialog.getByRole('button', { name: /^Drag the picture/ })).toBeVisible();
    await expect(dialog.getByLabelText('Size')).toHaveValue('1');
    await expect(sent).toEqual([]);
  },
};

/** Sent, saved with the form, shown with the session, and removed again. */
export const AddedAndRemoved: Story = {
  play: async ({ canvasElement }) => {
    const page = await choose(canvasElement, photo());
    await userEvent.click(await screen.findByRole('button', { name: 'Use this picture' }));
    const change = await page.findByRole('button', { name: 'Change picture' });
    const { width, height } = await createImageBitmap(sent[0] as File);
    await expect({ width, height, type: sent[0]?.type }).toEqual({ width: 512, height: 512, type: 'image/jpeg' });
    await expect(change).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Update Now' }));
    await expect(await screen.findByText('Profile details updated successfully!')).toBeVisible();
    const shown = await page.findByRole('img', { name: 'Your picture' });
    await expect(shown).toHaveAttribute('src', expect.stringMatching(/^data:image\/png/));
    await userEvent.click(await page.findByRole('button', { name: 'Update' }));
    await userEvent.click(page.getByRole('button', { name: 'Remove picture' }));
    await userEvent.click(page.getByRole('button', { name: 'Update Now' }));
    await waitFor(() => expect(page.queryByRole('img', { name: 'Your picture' })).toBeNull());
    await userEvent.click(await page.findByRole('button', { name: 'Update' }));
    await expect(page.getByRole('button', { name: 'Add a picture' })).toBeVisible();
  },
};

let ticket = Promise.withResolvers<void>();

/** A picture that was on its way when its dialog was closed is not taken, and leaves the next dialog open. */
export const ClosedWhileSending: Story = {
  beforeEach({ msw }) {
    ticket = Promise.withResolvers();
    msw.use(
      createHandler('getUploadTicket', async () => {
        await ticket.promise;
        return { cloudinaryUrl: '/api/uploads?ticket=mock-preset', preset: 'mock-preset', filePath: 'pictures' };
      }),
    );
  },
  play: async ({ canvasElement }) => {
    const page = await choose(canvasElement, photo());
    await userEvent.click(await screen.findByRole('button', { name: 'Use this picture' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    if (input) await userEvent.upload(input, photo());
    const next = await screen.findByRole('dialog', { name: 'Your picture' });
    ticket.resolve();
    await waitFor(() => expect(sent).toHaveLength(1));
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect(next).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(await page.findByRole('button', { name: 'Add a picture' })).toBeVisible();
  },
};

export const Refused: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.uploads.failing()),
  play: async ({ canvasElement }) => {
    await choose(canvasElement, photo());
    await userEvent.click(await screen.findByRole('button', { name: 'Use this picture' }));
    await expect(await screen.findByText('This file is no image and no PDF.')).toBeVisible();
  },
};

export const Unreadable: Story = {
  play: async ({ canvasElement }) => {
    const page = await choose(canvasElement, new File(['no picture'], 'me.heic', { type: 'image/heic' }));
    await expect(await page.findByText('We cannot read this picture. Please choose a JPEG or PNG.')).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** The dashboard greets with it. */
export const Greeted: Story = {
  args: { path: '/user_dashboard' },
  beforeEach: ({ msw }) => msw.use(...scenarios.profile.withPicture()),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: 'Namaste, Asha' });
    await waitFor(() => expect(canvasElement.querySelector('img[src^="data:image/png"]')).not.toBeNull());
  },
};
