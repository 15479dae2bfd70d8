import type { Meta, StoryObj } from '@storybook/react-vite';
import { LogOut, Trash2 } from 'lucide';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { AlertDialog } from './AlertDialog.tsx';

const meta = {
  title: 'Components/Overlays/AlertDialog',
  component: AlertDialog,
  parameters: { layout: 'padded' },
  argTypes: { icon: { control: false }, open: { control: false } },
  args: {
    open: true,
    onOpenChange: fn(),
    onConfirm: fn(),
    icon: Trash2,
    title: 'Delete this question?',
    description: 'Members will no longer see it. It cannot be brought back.',
    confirmLabel: 'Delete',
    cancelLabel: 'Keep it',
    busy: false,
    tone: 'danger',
  },
  render: function Asking(args) {
    const [open, setOpen] = useState(false);
    const change = (next: boolean) => {
      args.onOpenChange(next);
      setOpen(next);
    };
    return (
      <>
        <Button variant="outline" onClick={() => setOpen(true)}>
          Ask
        </Button>
        <AlertDialog {...args} open={open} onOpenChange={change} />
      </>
    );
  },
} satisfies Meta<typeof AlertDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const page = () => within(document.body);
const dialog = () => page().queryByRole('alertdialog', { name: 'Delete this question?' });
const button = (name: string) => page().getByRole('button', { name });

export const Playground: Story = { play: () => userEvent.click(button('Ask')) };

export const Asks: Story = { args: { open: true }, render: (args) => <AlertDialog {...args} /> };

/** The focus begins on the harmless answer; a click outside answers nothing. */
export const ByKeyboard: Story = {
  play: async ({ args }) => {
    const opener = button('Ask');
    await userEvent.click(opener);
    await waitFor(() => expect(button('Keep it')).toHaveFocus());
    await expect(dialog()).toHaveAccessibleDescription(args.description as string);
    await userEvent.tab();
    await expect(button('Delete')).toHaveFocus();
    await userEvent.tab();
    await expect(button('Keep it')).toHaveFocus();
    await userEvent.click(document.body, { pointerEventsCheck: 0 });
    await expect(dialog()).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog()).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const Confirms: Story = {
  play: async ({ args }) => {
    await userEvent.click(button('Ask'));
    await userEvent.click(await page().findByRole('button', { name: 'Delete' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    // closing is the caller's
    await expect(dialog()).toBeInTheDocument();
  },
};

/** What is being done cannot be cancelled. */
export const Busy: Story = {
  args: { busy: true },
  play: async ({ args }) => {
    await userEvent.click(button('Ask'));
    await userEvent.click(await page().findByRole('button', { name: 'Keep it' }));
    await userEvent.click(button('Delete'));
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(dialog()).toBeInTheDocument();
  },
};

export const Warns: Story = {
  args: {
    open: true,
    tone: 'warn',
    icon: LogOut,
    title: 'Log out on this device?',
    description: 'Orders are not tracked while you are logged out.',
    confirmLabel: 'Logout',
    cancelLabel: 'Stay',
  },
  render: (args) => <AlertDialog {...args} />,
};

/** In a page that is written from the right. */
export const RightToLeft: Story = {
  ...Asks,
  globals: { direction: 'rtl' },
  play: async () => {
    const [cancel, confirm] = [button('Keep it'), button('Delete')].map((each) => each.getBoundingClientRect());
    // one below the other on a phone
    if (cancel?.top === confirm?.top) await expect(cancel?.left).toBeGreaterThan(confirm?.right ?? 0);
    await expect(getComputedStyle(button('Delete')).direction).toBe('rtl');
  },
};
