import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Link } from '../Link/Link.tsx';
import { Drawer } from './Drawer.tsx';
import { dialogCommand } from './dialogCommand.ts';

const meta = {
  title: 'Components/Overlays/Drawer',
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

export const Playground: Story = {};

export const AtTheSide: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    await expect(canvas.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Close menu' }));
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Open menu' })).toHaveFocus();
  },
};

/** A click outside closes it, and so does a link. */
export const ClosesOnOutsideClickAndLink: Story = {
  args: { children: <Link href="/stores">Stores</Link> },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Open menu' });
    await userEvent.click(opener);
    await expect(canvas.getByRole('link', { name: 'Stores' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('dialog', { name: 'Menu' }));
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(opener).toHaveFocus();
    await userEvent.click(opener);
    await userEvent.click(canvas.getByRole('link', { name: 'Stores' }));
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

export const Full: Story = { args: { placement: 'full' } };
