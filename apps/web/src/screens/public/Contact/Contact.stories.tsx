import { SUPPORT_HOURS } from '@potli/api/contract/policy';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { AppAt } from '../../../testing/AppAt.tsx';
import { asVisitor } from '../../../testing/sessions.ts';
import { storySite } from '../../../testing/site.ts';

const meta = {
  title: 'Screens/Public/Contact',
  component: AppAt,
  args: { path: '/contact' },
  beforeEach: asVisitor,
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

async function openPage(canvasElement: HTMLElement) {
  const page = within(await within(canvasElement).findByRole('main'));
  await page.findByRole('heading', { level: 1, name: 'Contact' });
  const press = () => userEvent.click(page.getByRole('button', { name: 'Open mail draft' }));
  const name = page.getByLabelText(/^Name/);
  const message = page.getByLabelText(/^Message/);
  return { page, press, name, message };
}

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const { page } = await openPage(canvasElement);
    await expect(page.getByText(`We reply within ${SUPPORT_HOURS} hours, 7 days a week.`)).toBeVisible();
    for (const address of ['care@potli.example', 'partners@potli.example', 'grievance@potli.example']) {
      await expect(page.getByRole('link', { name: address })).toHaveAttribute('href', `mailto:${address}`);
    }
    await expect(page.getByRole('heading', { name: 'Grievance Officer' })).toBeVisible();
  },
};

export const NothingEntered: Story = {
  play: async ({ canvasElement }) => {
    const { press, name, message } = await openPage(canvasElement);
    await press();
    await expect(name).toHaveAccessibleDescription('Please enter your name.');
    await expect(message).toHaveAccessibleDescription('Please enter your message.');
    await expect(name).toHaveFocus();
  },
};

export const MessageTooShort: Story = {
  play: async ({ canvasElement }) => {
    const { page, press, name, message } = await openPage(canvasElement);
    await userEvent.type(name, 'Asha');
    await userEvent.type(message, 'Help');
    await press();
    await expect(message).toHaveAccessibleDescription('Your message needs at least 5 characters.');
    await expect(message).toHaveFocus();
    await expect(page.queryByRole('status')).toBeNull();
  },
};

export const DraftOpened: Story = {
  play: async ({ canvasElement }) => {
    const { page, press, name, message } = await openPage(canvasElement);
    const opened: string[] = [];
    const note = ({ target }: Event) => {
      if (target instanceof HTMLAnchorElement) opened.push(target.href);
    };
    canvasElement.addEventListener('click', note);
    await userEvent.type(name, 'Asha');
    await userEvent.type(message, 'Where is my cashback of ₹250?');
    await press();
    const again = await page.findByRole('link', { name: 'Open the draft again' });
    const { pathname, searchParams } = new URL(again.getAttribute('href') ?? '');
    await expect(pathname).toBe('care@potli.example');
    await expect(searchParams.get('subject')).toBe(`Message to ${storySite().productName}`);
    await expect(searchParams.get('body')).toBe('Where is my cashback of ₹250?\r\n\r\nAsha');
    await expect(opened).toEqual([again.getAttribute('href')]);
  },
};
