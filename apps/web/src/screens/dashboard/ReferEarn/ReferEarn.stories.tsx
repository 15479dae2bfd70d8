import { demoProfiles } from '@potli/api/fixtures';
import { createHandler, scenarios } from '@potli/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { AppAt } from '../../../testing/AppAt.tsx';
import { asMember } from '../../../testing/sessions.ts';
import { storySite } from '../../../testing/site.ts';

const meta = {
  title: 'Screens/Dashboard/Refer & Earn',
  component: AppAt,
  args: { path: '/user_dashboard/refer_earn' },
  beforeEach: asMember,
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const [asha] = demoProfiles;

const withoutCode = createHandler('getCurrentUser', () => {
  if (!asha) throw new Error('There are no demo profiles');
  return { ...asha, referralCode: null };
});

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const code = await page.findByLabelText('Your referral code');
    await waitFor(() => expect(code).toHaveValue('ASHA42'));
    await expect(code).toHaveAttribute('readonly');
    await expect(page.getAllByRole('listitem').filter((item) => item.closest('ol'))).toHaveLength(6);
    const whatsApp = new URL(page.getByRole('link', { name: 'WhatsApp' }).getAttribute('href') ?? '');
    await expect(whatsApp.searchParams.get('text')).toBe(
      `Join me on ${storySite().productName} and save money while you shop! Here's my refer code ASHA42 - enter while registering to get exciting rewards! ${storySite().publicUrl}/?ref=ASHA42`,
    );
  },
};

export const Copies: Story = {
  play: async ({ canvasElement }) => {
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const copy = await within(canvasElement).findByRole('button', { name: 'Copy code' });
    await waitFor(() => expect(copy).toBeEnabled());
    await userEvent.click(copy);
    await expect(writeText).toHaveBeenCalledWith('ASHA42');
    await expect(await screen.findByText('Text copied to clipboard!')).toBeVisible();
  },
};

export const CopiesLink: Story = {
  play: async ({ canvasElement }) => {
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Copy link' }));
    await expect(writeText).toHaveBeenCalledWith(`${storySite().publicUrl}/?ref=ASHA42`);
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.profile.slow()),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('heading', { name: 'How it works' })).toBeVisible();
    await expect(page.getByText('Loading...')).toBeVisible();
  },
};

/** No code: nothing to copy or to send. */
export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(withoutCode),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByDisplayValue('No Referral Code')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Copy code' })).toBeDisabled();
    await expect(page.queryByRole('link', { name: 'WhatsApp' })).toBeNull();
  },
};

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.profile.failing()),
  play: async ({ canvasElement, msw }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('Your referral code could not be loaded')).toBeVisible();
    msw.use(withoutCode);
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    await expect(await page.findByLabelText('Your referral code')).toBeVisible();
  },
};
