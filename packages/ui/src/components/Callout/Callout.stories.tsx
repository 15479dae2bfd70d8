import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleAlert, Hourglass, Info, ShieldCheck } from 'lucide';
import { Stack } from '../Layout/Layout.tsx';
import { Callout } from './Callout.tsx';

const meta = {
  title: 'Components/Feedback/Callout',
  parameters: { layout: 'padded' },
  component: Callout,
  args: { icon: ShieldCheck, children: 'Only logged in members will be able to get cashback benefits.' },
} satisfies Meta<typeof Callout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Tones: Story = {
  render: () => (
    <Stack>
      <Callout icon={ShieldCheck}>Only logged in members will be able to get cashback benefits.</Callout>
      <Callout icon={Hourglass} tone="warn">
        Cashback for this order is still pending.
      </Callout>
      <Callout icon={CircleAlert} tone="danger">
        Login failed, please try again.
      </Callout>
      <Callout icon={Info} tone="neutral">
        Consistent by itself, origin unknown.
      </Callout>
      <Callout icon={Info} tone="info">
        This shop reports sales by claim.
      </Callout>
    </Stack>
  ),
};
