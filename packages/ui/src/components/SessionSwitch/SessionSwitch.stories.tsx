import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { SessionSwitch } from './SessionSwitch.tsx';

const meta = {
  title: 'Components/Layout/SessionSwitch',
  component: SessionSwitch,
  parameters: { layout: 'padded' },
  args: {
    visitor: <Button size="bar">Login / Signup</Button>,
    member: (
      <Button size="bar" href="/user_dashboard">
        Dashboard
      </Button>
    ),
  },
} satisfies Meta<typeof SessionSwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Visitor: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Login / Signup' })).toBeVisible();
    await expect(within(canvasElement).queryByRole('link')).toBeNull();
  },
};

export const Member: Story = {
  beforeEach: () => {
    document.documentElement.dataset.session = 'member';
    return () => {
      delete document.documentElement.dataset.session;
    };
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Dashboard' })).toBeVisible();
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};
