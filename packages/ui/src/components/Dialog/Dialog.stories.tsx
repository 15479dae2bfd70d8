import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShieldCheck } from 'lucide';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { vars } from '../../theme/vars.css.ts';
import { Button } from '../Button/Button.tsx';
import { Callout } from '../Callout/Callout.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Dialog, DialogFoot, type DialogProps } from './Dialog.tsx';

const meta = {
  title: 'Components/Overlays/Dialog',
  parameters: { layout: 'padded' },
  component: Dialog,
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Login / Signup',
    closeLabel: 'Close',
    children: (
      <>
        <Callout icon={ShieldCheck}>Only logged in members will be able to get cashback benefits.</Callout>
        <TextField label="Email" type="email" defaultValue="ananya.iyer@inbox.example" />
        <DialogFoot>
          <Button block size="lg">
            Login
          </Button>
        </DialogFoot>
      </>
    ),
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The opener keeps whether it is open. */
function Opened(args: DialogProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog {...args} open={open} onOpenChange={setOpen} />
    </>
  );
}

export const Playground: Story = {
  argTypes: { open: { control: false } },
  render: (args) => <Opened {...args} />,
  play: ({ canvas }) => userEvent.click(canvas.getByRole('button', { name: 'Open' })),
};

export const Plain: Story = {
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    // it fades in
    await waitFor(() => expect(page.getByRole('dialog', { name: 'Login / Signup' })).toBeVisible());
    await userEvent.click(page.getByRole('button', { name: 'Close' }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2);
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

/** The Escape that drops a word of an input method is not that of the dialog. */
export const WhileComposing: Story = {
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const email = await page.findByRole('textbox', { name: 'Email' });
    await fireEvent.keyDown(email, { key: 'Escape', keyCode: 229, isComposing: true });
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await fireEvent.keyDown(email, { key: 'Escape', keyCode: 27 });
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

/** The focus stays in the dialog, and returns to the opener on close. */
export const TrapsFocus: Story = {
  render: (args) => <Opened {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const opener = canvas.getByRole('button', { name: 'Open' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const email = await page.findByRole('textbox', { name: 'Email' });
    await waitFor(() => expect(email).toHaveFocus());
    await expect(page.queryByRole('button', { name: 'Open' })).toBeNull();
    await userEvent.tab();
    await expect(page.getByRole('button', { name: 'Login' })).toHaveFocus();
    await userEvent.tab();
    await expect(page.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.tab();
    await expect(email).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(page.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** An opener that goes while the dialog is open leaves the focus to the content. */
export const OpenerGone: Story = {
  args: { open: false },
  render: function Opened(args) {
    const [open, setOpen] = useState(args.open);
    const [gone, setGone] = useState(false);
    return (
      <main>
        {!gone && <Button onClick={() => setOpen(true)}>Open</Button>}
        <Dialog {...args} open={open} onOpenChange={setOpen}>
          <Button onClick={() => setGone(true)}>Use up</Button>
        </Dialog>
      </main>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await userEvent.click(await page.findByRole('button', { name: 'Use up' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
  },
};

export const WithArt: Story = {
  args: { art: <div style={{ background: vars.color.inverse, height: '100%' }} /> },
};

export const LongForm: Story = {
  args: {
    title: 'Stitch up your account',
    children: (
      <>
        {['Email', 'Password', 'Name', 'Mobile Number', 'Birth Date', 'Referral Code', 'City', 'Pin code'].map(
          (label) => (
            <TextField key={label} label={label} required />
          ),
        )}
        <DialogFoot>
          <Button block size="lg">
            Signup
          </Button>
        </DialogFoot>
      </>
    ),
  },
};

/** What is scrolled never comes under the Close button, where a touch would close the form and lose what was typed. */
export const ScrolledForm: Story = {
  args: {
    ...LongForm.args,
    children: (
      <>
        {['Password', 'Again', 'Old password', 'PIN', 'Code', 'Answer', 'Word', 'Key', 'Number'].map((label) => (
          <PasswordField key={label} label={label} showLabel="Show" hideLabel="Hide" />
        ))}
        <DialogFoot>
          <Button block size="lg">
            Signup
          </Button>
        </DialogFoot>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const dialog = await page.findByRole('dialog');
    const close = within(dialog).getByRole('button', { name: 'Close' });
    const scroller = [...dialog.querySelectorAll('*')].find((each) => each.scrollHeight > each.clientHeight + 100);
    if (!scroller) throw new Error('The form does not scroll.');
    // it rises into its place
    await waitFor(() => expect(dialog.getAnimations()).toEqual([]));
    const covered = new Set<string>();
    for (let top = 0; top < scroller.scrollHeight - scroller.clientHeight; top += 10) {
      scroller.scrollTop = top;
      const { left, right, top: above, bottom } = close.getBoundingClientRect();
      for (const x of [left + 2, (left + right) / 2, right - 2]) {
        for (const y of [above + 2, (above + bottom) / 2, bottom - 2]) {
          for (const each of document.elementsFromPoint(x, y)) {
            if (each !== close && each.matches('input, button, label'))
              covered.add(`${top} px: ${each.outerHTML.slice(0, 60)}`);
          }
        }
      }
    }
    await expect([...covered]).toEqual([]);
  },
};
