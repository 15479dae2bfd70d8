import { scenarios } from '@potli/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { AppAt } from '../../../testing/AppAt.tsx';
import { asAdmin } from '../../../testing/sessions.ts';

const meta = {
  title: 'Screens/Admin/ImportVouchers',
  component: AppAt,
  args: { path: '/admin/vouchers/import?card=dhaaga-gift-card' },
  beforeEach: asAdmin,
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const vouchers = (...lines: string[]) =>
  new File([['Card Number,PIN,Value,Cost,Expires', ...lines].join('\r\n')], 'december.csv', { type: 'text/csv' });

async function look(canvasElement: HTMLElement, file: File) {
  const page = within(canvasElement);
  const button = await page.findByRole('button', { name: 'Look at the file' });
  await expect(button).toBeDisabled();
  await userEvent.upload(page.getByLabelText(/^File/), file);
  await userEvent.click(button);
  return page;
}

const two = ['6012345678901234,4821,500,475,2027-11-20', '6012345678905678,4822,1000,950,2027-11-20'];

/** What comes into the stock is shown before, without a number. */
export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const page = await look(canvasElement, vouchers(...two));
    await expect(
      await page.findByRole('heading', { name: 'What december.csv adds to Dhaaga gift card' }),
    ).toHaveFocus();
    await expect(page.getByText(/^1 voucher, ₹475.00, the first ends on/)).toBeVisible();
    await expect(canvasElement.textContent).not.toMatch(/6012|4821/);
    await userEvent.click(page.getByRole('button', { name: 'Import 2 vouchers' }));
    await expect(await screen.findByText('2 vouchers of Dhaaga gift card are in stock now.')).toBeVisible();
    await expect(await page.findByText('1–5 of 5 values')).toBeVisible();
  },
};

/** A line that cannot be read stops the whole file; another gift card is looked at anew. */
export const Unreadable: Story = {
  play: async ({ canvasElement }) => {
    const page = await look(canvasElement, vouchers(...two, '6012345678909999,4823,free,0,2027-11-20'));
    await expect(await page.findByText(/^Line 4: The value must be rupees/)).toBeVisible();
    await expect(page.queryByRole('button', { name: /^Import \d/ })).toBeNull();
    await userEvent.type(page.getByLabelText(/^Gift card/), 's');
    await expect(page.queryByText(/^Line 4/)).toBeNull();
    await userEvent.click(page.getByRole('button', { name: 'Look at the file' }));
    await expect(await page.findByRole('alert')).toHaveTextContent('no gift card dhaaga-gift-cards');
  },
};

/** The stock has changed since, or the password is too old: nothing is imported unseen. */
export const ChangedMeanwhile: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.adminVouchers.changedMeanwhile()),
  play: async ({ canvasElement }) => {
    const page = await look(canvasElement, vouchers(...two));
    await userEvent.type(await screen.findByLabelText(/^Password/), 'Potli@12345{Enter}');
    await userEvent.click(await page.findByRole('button', { name: 'Import 2 vouchers' }));
    await expect(await page.findByRole('alert')).toHaveTextContent('Look at it again');
    await expect(page.queryByRole('button', { name: /^Import \d/ })).toBeNull();
  },
};
