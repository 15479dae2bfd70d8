import type { Meta, StoryObj } from '@storybook/react-vite';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { useState } from 'react';
import { expect, fn, spyOn, userEvent, within } from 'storybook/test';
import { Broken } from './Broken.tsx';

const load = fn();

/** A page whose loader fails the first time. */
function FailingPage() {
  const [router] = useState(() => {
    const routeTree = createRootRoute({
      loader: () => {
        load();
        if (load.mock.calls.length === 1) throw new Error('The server is away.');
      },
      component: () => <p>Here it is.</p>,
      errorComponent: Broken,
    });
    return createRouter({ routeTree, history: createMemoryHistory() });
  });
  return <RouterProvider router={router} />;
}

const meta = {
  title: 'Screens/Public/Broken page',
  component: FailingPage,
  beforeEach: () => void load.mockReset(),
} satisfies Meta<typeof FailingPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TriesAgain: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('This page did not load')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    await expect(await page.findByText('Here it is.')).toBeVisible();
  },
};

/** Blames the connection, and recovers with it. */
export const Offline: Story = {
  beforeEach: () => {
    spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('You seem to be offline')).toBeVisible();
    await expect(page.queryByText(/on our side/)).toBeNull();
    spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    await expect(await page.findByText('Here it is.')).toBeVisible();
  },
};
