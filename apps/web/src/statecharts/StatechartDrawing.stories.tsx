import { authMachine } from '@potli/machines/auth';
import { bankFormMachine } from '@potli/machines/bank-form';
import { catalogueImportMachine } from '@potli/machines/catalogue-import';
import { disputeMachine } from '@potli/machines/dispute';
import { loginModalMachine } from '@potli/machines/login-modal';
import { profileMachine } from '@potli/machines/profile';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StatechartDrawing } from './StatechartDrawing.tsx';

const meta = {
  title: 'Machines/Statecharts',
  component: StatechartDrawing,
  parameters: { layout: 'padded' },
  play: async ({ canvas, args, userEvent }) => {
    const drawing = await canvas.findByRole('graphics-document', { name: args.machine.id });
    for (const state of Object.keys(args.machine.states)) await expect(drawing).toHaveTextContent(state);
    const frame = canvas.getByRole('region', { name: `Statechart ${args.machine.id}` });
    await expect(frame.scrollWidth).toBe(frame.clientWidth);
    await userEvent.click(canvas.getByRole('button', { name: 'Original size' }));
    const { width } = canvas.getByRole('graphics-document', { name: args.machine.id }).getBoundingClientRect();
    await expect(width).toBeCloseTo(Number(drawing.getAttribute('width')), 0);
    await userEvent.click(canvas.getByRole('button', { name: 'Fit to width' }));
  },
} satisfies Meta<typeof StatechartDrawing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Auth: Story = { args: { machine: authMachine } };
export const LoginModal: Story = { args: { machine: loginModalMachine } };
export const Profile: Story = { args: { machine: profileMachine } };
export const BankForm: Story = { args: { machine: bankFormMachine } };
export const Dispute: Story = { args: { machine: disputeMachine } };
export const CatalogueImport: Story = { args: { machine: catalogueImportMachine } };
