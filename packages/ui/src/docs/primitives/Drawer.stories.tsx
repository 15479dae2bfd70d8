import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { Drawer } from '../../components/Drawer/Drawer.tsx';
import { dialogCommand } from '../../components/Drawer/dialogCommand.ts';

const meta = {
  title: 'Components/Drawer',
  component: Drawer,
  parameters: { layout: 'padded' },
  args: { id: 'menu', label: 'Menu', children: <Button {...dialogCommand('menu', 'close')}>Close menu</Button> },
  render: (args) => (
    <>
      <Button {...dialogCommand(args.id, 'show-modal')}>Open menu</Button>
      <Drawer {...args} />
    </>
  ),
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AtTheSide: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    await expect(canvas.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Close menu' }));
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Open menu' })).toHaveFocus();
  },
};

export const Full: Story = { args: { placement: 'full' } };
