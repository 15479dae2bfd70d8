import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleAlert, Hourglass, Info, ShieldCheck } from 'lucide';
import { Stack } from '../Layout/Stack.tsx';
import { Notice } from './Notice.tsx';

const meta = {
  title: 'Components/Notice',
  parameters: { layout: 'padded' },
  component: Notice,
  args: { icon: ShieldCheck, children: 'Only logged in members will be able to get cashback benefits.' },
} satisfies Meta<typeof Notice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Members: Story = {};

export const Tones: Story = {
  render: () => (
    <Stack>
      <Notice icon={ShieldCheck}>Only logged in members will be able to get cashback benefits.</Notice>
      <Notice icon={Hourglass} tone="warn">
        Cashback for this order is still pending.
      </Notice>
      <Notice icon={CircleAlert} tone="danger">
        Login failed, please try again.
      </Notice>
      <Notice icon={Info} tone="neel">
        This shop reports sales by claim.
      </Notice>
    </Stack>
  ),
};
