import type { Meta, StoryObj } from '@storybook/react-vite';
import { Copy, Ellipsis, ExternalLink, Send, Share2, Trash2 } from 'lucide';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { arrows } from '../../stories/direction.ts';
import { inColumn, rightToLeft } from '../../stories/frames.tsx';
import { Button } from '../Button/Button.tsx';
import { Drawer } from '../Drawer/Drawer.tsx';
import { dialogCommand } from '../Drawer/dialogCommand.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Row } from '../Layout/Layout.tsx';
import {
  Menu,
  MenuCheckboxItem,
  MenuGroup,
  MenuItem,
  type MenuProps,
  MenuRadioGroup,
  MenuSeparator,
  MenuSub,
} from './Menu.tsx';

const onSelect = fn<(action: string) => void>();

const actions = (
  <>
    <MenuItem icon={Copy} onSelect={() => onSelect('copy')}>
      Copy link
    </MenuItem>
    <MenuItem icon={ExternalLink} href="/stores_details/juttigali">
      Open the store
    </MenuItem>
    <MenuSub icon={Share2} label="Share">
      <MenuItem icon={Send} onSelect={() => onSelect('telegram')}>
        By Telegram
      </MenuItem>
      <MenuItem onSelect={() => onSelect('mail')}>By e-mail</MenuItem>
    </MenuSub>
    <MenuItem disabled>Edit</MenuItem>
    <MenuSeparator />
    <MenuItem icon={Trash2} tone="danger" onSelect={() => onSelect('delete')}>
      Delete
    </MenuItem>
  </>
);

const meta = {
  title: 'Components/Actions/Menu',
  component: Menu,
  decorators: [inColumn],
  argTypes: { trigger: { control: false }, children: { control: false } },
  args: { trigger: <Button variant="outline">Actions</Button>, align: 'start', children: actions },
  beforeEach: () => {
    onSelect.mockClear();
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

const page = () => within(document.body);
const item = (name: string) => page().getByRole('menuitem', { name });
const open = (name = 'Actions') => userEvent.click(page().getByRole('button', { name }));

export const Playground: Story = { parameters: { quietControls: { align: 'moves the open menu' } } };

/** Every kind of item; the first is under the pointer. */
export const Open: Story = {
  play: async () => {
    await open();
    await userEvent.hover(item('Copy link'));
    await expect(item('Copy link')).toHaveAttribute('data-highlighted');
    await expect(item('Edit')).toHaveAttribute('aria-disabled', 'true');
    await expect(item('Open the store')).toHaveAttribute('href', '/stores_details/juttigali');
  },
};

/** Several choices stay open, one of several closes the menu. */
export const Choices: Story = {
  render: function Chosen() {
    const [shown, setShown] = useState({ paid: true, declined: false });
    const [order, setOrder] = useState('newest');
    return (
      <Menu trigger={<Button variant="outline">View</Button>}>
        <MenuGroup label="Show">
          <MenuCheckboxItem checked={shown.paid} onCheckedChange={(paid) => setShown({ ...shown, paid })}>
            Paid
          </MenuCheckboxItem>
          <MenuCheckboxItem checked={shown.declined} onCheckedChange={(declined) => setShown({ ...shown, declined })}>
            Declined
          </MenuCheckboxItem>
        </MenuGroup>
        <MenuRadioGroup
          label="Order"
          value={order}
          onChange={setOrder}
          options={[
            { value: 'newest', label: 'Newest first' },
            { value: 'amount', label: 'Largest amount first' },
            { value: 'store', label: 'By store', disabled: true },
          ]}
        />
      </Menu>
    );
  },
  play: async () => {
    await open('View');
    await expect(page().getByRole('group', { name: 'Show' })).toBeInTheDocument();
    await userEvent.click(page().getByRole('menuitemcheckbox', { name: 'Declined' }));
    await expect(page().getByRole('menuitemcheckbox', { name: 'Declined' })).toBeChecked();
    await expect(page().getByRole('menuitemcheckbox', { name: 'Paid' })).toBeChecked();
    await userEvent.click(page().getByRole('menuitemradio', { name: 'Largest amount first' }));
    await waitFor(() => expect(page().queryByRole('menu')).toBeNull());
    await open('View');
    await expect(page().getByRole('menuitemradio', { name: 'Largest amount first' })).toBeChecked();
    await expect(page().getByRole('menuitemradio', { name: 'Newest first' })).not.toBeChecked();
  },
};

export const ByKeyboard: Story = {
  play: async () => {
    const trigger = page().getByRole('button', { name: 'Actions' });
    trigger.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(item('Copy link')).toHaveFocus());
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{End}');
    await expect(item('Delete')).toHaveFocus();
    // from the last to the first, and past what is disabled
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{ArrowUp}');
    await expect(item('Share')).toHaveFocus();
    await userEvent.keyboard(arrows().on);
    await waitFor(() => expect(item('By Telegram')).toHaveFocus());
    await userEvent.keyboard(arrows().back);
    await waitFor(() => expect(item('Share')).toHaveFocus());
    await userEvent.keyboard('c');
    await waitFor(() => expect(item('Copy link')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(onSelect).toHaveBeenCalledWith('copy');
    await waitFor(() => expect(page().queryByRole('menu')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(item('Copy link')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

/** A sub-menu stays inside the window; in a small one it lies over its menu. */
export const SubMenu: Story = {
  render: (args: MenuProps) => (
    <Row justify="end">
      <Menu {...args} align="end" trigger={<IconButton icon={Ellipsis} label="Actions" />} />
    </Row>
  ),
  play: async () => {
    await open();
    await userEvent.click(item('Share'));
    await waitFor(() => expect(item('By Telegram')).toBeVisible());
    await waitFor(async () => {
      for (const menu of page().getAllByRole('menu')) {
        const { left, right } = menu.getBoundingClientRect();
        await expect(left).toBeGreaterThanOrEqual(0);
        await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth);
      }
    });
  },
};

/** Opens at the other edge, and the left arrow opens a sub-menu. */
export const RightToLeft: Story = {
  decorators: [rightToLeft],
  play: async () => {
    const trigger = page().getByRole('button', { name: 'Actions' });
    trigger.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(item('Copy link')).toHaveFocus());
    const [menu] = page().getAllByRole('menu');
    await expect(getComputedStyle(menu as HTMLElement).direction).toBe('rtl');
    await waitFor(() =>
      expect(menu?.getBoundingClientRect().right).toBeCloseTo(trigger.getBoundingClientRect().right, 0),
    );
    await userEvent.keyboard('s');
    await waitFor(() => expect(item('Share')).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(item('By Telegram')).toHaveFocus());
  },
};

/** The look is that of the part of the page around the trigger. */
export const InADarkPart: Story = {
  decorators: [
    (Inner) => (
      <div data-theme="dark">
        <Inner />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await open();
    await expect(canvas.getByRole('menu')).toBeInTheDocument();
  },
};

/** In a native modal dialog everything outside is inert: the menu opens inside. */
export const InADrawer: Story = {
  render: (args: MenuProps) => (
    <>
      <Button {...dialogCommand('drawer', 'show-modal')}>Open drawer</Button>
      <Drawer id="drawer" label="Drawer" placement="full">
        <Menu {...args} />
      </Drawer>
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open drawer' }));
    const drawer = canvas.getByRole('dialog', { name: 'Drawer' });
    await open();
    await expect(drawer).toContainElement(page().getByRole('menu'));
    await userEvent.click(item('Copy link'));
    await expect(onSelect).toHaveBeenCalledWith('copy');
    await waitFor(() => expect(drawer).toBeVisible());
  },
};
