import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShieldCheck } from 'lucide';
import { expect, fn, userEvent, within } from 'storybook/test';
import { vars } from '../../theme/vars.css.ts';
import { Button } from '../Button/Button.tsx';
import { Notice } from '../Notice/Notice.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Dialog } from './Dialog.tsx';
import { DialogFoot } from './DialogFoot.tsx';

const meta = {
  title: 'Components/Dialog',
  parameters: { layout: 'padded' },
  component: Dialog,
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Login / Signup',
    closeLabel: 'Close',
    children: (
      <>
        <Notice icon={ShieldCheck}>Only logged in members will be able to get cashback benefits.</Notice>
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

export const Plain: Story = {
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await expect(page.getByRole('dialog', { name: 'Login / Signup' })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Close' }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2);
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const WithArt: Story = {
  args: { art: <div style={{ background: vars.color.night, height: '100%' }} /> },
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
