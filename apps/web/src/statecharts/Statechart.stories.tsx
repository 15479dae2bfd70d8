import { authMachine } from '@potli/machines/auth';
import { bankFormMachine } from '@potli/machines/bank-form';
import { describeMachine } from '@potli/machines/diagram';
import { disputeMachine } from '@potli/machines/dispute';
import { loginModalMachine } from '@potli/machines/login-modal';
import { profileMachine } from '@potli/machines/profile';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Statechart } from './Statechart.tsx';

const meta = {
  title: 'Statecharts',
  component: Statechart,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Statechart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Auth: Story = { args: { chart: describeMachine(authMachine) } };
export const LoginModal: Story = { args: { chart: describeMachine(loginModalMachine) } };
export const Profile: Story = {
  args: { chart: describeMachine(profileMachine) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'profile' })).toBeVisible();
    await expect(canvas.getByText('update.chosen → editing')).toBeVisible();
    await expect(canvas.getByText('loadProfile failed → unavailable')).toBeVisible();
    await expect(canvas.getByText('form.submitted [isIncomplete]: stays')).toBeVisible();
  },
};
export const BankForm: Story = { args: { chart: describeMachine(bankFormMachine) } };
export const Dispute: Story = { args: { chart: describeMachine(disputeMachine) } };
