import { authMachine } from '@potli/machines/auth';
import { bankFormMachine } from '@potli/machines/bank-form';
import { disputeMachine } from '@potli/machines/dispute';
import { loginModalMachine } from '@potli/machines/login-modal';
import { profileMachine } from '@potli/machines/profile';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StatechartDrawing } from './StatechartDrawing.tsx';

const meta = {
  title: 'Statecharts',
  component: StatechartDrawing,
  parameters: { layout: 'padded' },
  play: async ({ canvas, args }) => {
    const drawing = await canvas.findByRole('graphics-document', { name: args.machine.id });
    for (const state of Object.keys(args.machine.states)) await expect(drawing).toHaveTextContent(state);
  },
} satisfies Meta<typeof StatechartDrawing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Auth: Story = { args: { machine: authMachine } };
export const LoginModal: Story = { args: { machine: loginModalMachine } };
export const Profile: Story = { args: { machine: profileMachine } };
export const BankForm: Story = { args: { machine: bankFormMachine } };
export const Dispute: Story = { args: { machine: disputeMachine } };
