import type { Meta, StoryObj } from '@storybook/react-vite';
import { onlineManager, useQuery } from '@tanstack/react-query';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import { AppAt } from '../../testing/AppAt.tsx';
import { asMember } from '../../testing/sessions.ts';
import { ConnectionNotice } from './ConnectionNotice.tsx';

const meta = {
  title: 'Screens/Frame/Connection notice',
  component: ConnectionNotice,
} satisfies Meta<typeof ConnectionNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

const OFFLINE = /^You are offline/;

/** The browser's word for the connection, and that it has changed. */
function browserIs(online: boolean) {
  spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  window.dispatchEvent(new Event(online ? 'online' : 'offline'));
}

/** What was loaded stays in view, and is not moved. */
export const Offline: Story = {
  render: () => <AppAt path="/user_dashboard/refer_earn/people" />,
  beforeEach: () => {
    const forget = asMember();
    return () => {
      onlineManager.setOnline(true);
      forget();
    };
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const row = await page.findByText('Meera Pillai');
    const before = row.getBoundingClientRect().top;
    browserIs(false);
    await expect(await page.findByText(OFFLINE)).toBeVisible();
    await expect(row.getBoundingClientRect().top).toBe(before);
    browserIs(true);
    await waitFor(() => expect(page.queryByText(OFFLINE)).toBeNull());
    browserIs(false);
    await expect(await page.findByText(OFFLINE)).toBeVisible();
  },
};

function NeverLoaded() {
  useQuery({ queryKey: ['neverLoaded'], queryFn: () => new Promise<never>(() => undefined) });
  return <ConnectionNotice slowAfterMs={0} />;
}

export const Slow: Story = {
  render: () => <NeverLoaded />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This takes longer than usual. We keep loading.')).toBeVisible();
  },
};

export const Good: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};
