import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileDown, Plus, ReceiptText, Store, Wallet } from 'lucide';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { type CommandGroup, CommandMenu, type CommandMenuProps } from './CommandMenu.tsx';

const onAdd = fn();

const groups: readonly CommandGroup[] = [
  {
    label: 'Go to',
    commands: [
      { id: 'stores', label: 'Stores', icon: Store, keywords: 'shops', href: '#stores' },
      { id: 'payouts', label: 'Payouts', icon: Wallet, href: '#payouts' },
      { id: 'orders', label: 'Orders', icon: ReceiptText, href: '#orders' },
    ],
  },
  {
    label: 'Do',
    commands: [
      { id: 'add', label: 'Add a store', icon: Plus, shortcut: ['Ctrl', 'J'], onSelect: onAdd },
      { id: 'csv', label: 'Download the audit log', detail: 'CSV', icon: FileDown, onSelect: fn() },
    ],
  },
];

/** The page keeps whether the menu is open. */
function Held(args: CommandMenuProps) {
  const [open, setOpen] = useState(args.open);
  const change = (next: boolean) => {
    args.onOpenChange(next);
    setOpen(next);
  };
  return (
    <main tabIndex={-1}>
      <Button variant="outline" onClick={() => change(true)}>
        Commands
      </Button>
      <CommandMenu {...args} open={open} onOpenChange={change} />
    </main>
  );
}

const meta = {
  title: 'Components/Overlays/CommandMenu',
  component: CommandMenu,
  parameters: { layout: 'padded' },
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Commands',
    closeLabel: 'Close',
    placeholder: 'Type a command or a store',
    emptyText: 'Nothing has these words',
    countText: '{count} found',
    openKey: 'k',
    groups,
  },
  // the story keeps it
  argTypes: { open: { control: false } },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof CommandMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  parameters: {
    quietControls: { emptyText: 'appears while one types', openKey: 'is a key to press' },
  },
};

const fieldOf = () => screen.getByRole('combobox', { name: 'Commands' });
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
const activeOf = () => document.getElementById(fieldOf().getAttribute('aria-activedescendant') ?? '')?.textContent;

const type = async (text: string) => {
  await waitFor(() => expect(fieldOf()).toHaveFocus());
  await userEvent.keyboard(text);
};

export const ByKeyboard: Story = {
  args: { open: false },
  play: async ({ args, canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Commands' });
    opener.focus();
    await userEvent.keyboard('{Control>}k{/Control}');
    await waitFor(() => expect(fieldOf()).toHaveFocus());
    await expect(activeOf()).toBe('Stores');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect(activeOf()).toMatch(/^Add a store/);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}');
    await expect(activeOf()).toBe('Download the audit log CSV');
    await userEvent.keyboard('sto');
    await expect(options()).toEqual(['Stores', 'Add a storeCtrlJ']);
    await expect(activeOf()).toBe('Stores');
    await expect(screen.getByRole('status')).toHaveTextContent('2 found');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(onAdd).toHaveBeenCalledOnce();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await waitFor(() => expect(opener).toHaveFocus());
    // what was typed is gone at the next opening
    await userEvent.keyboard('{Meta>}k{/Meta}');
    await waitFor(() => expect(fieldOf()).toHaveFocus());
    await expect(fieldOf()).toHaveValue('');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Groups: Story = {
  play: async () => {
    const list = screen.getByRole('listbox', { name: 'Commands' });
    const group = within(list).getByRole('group', { name: 'Do' });
    const add = within(group).getByRole('option', { name: 'Add a store' });
    await expect(add).toHaveAttribute('aria-keyshortcuts', 'Ctrl+J');
    await expect(within(list).getByRole('option', { name: 'Payouts' })).toHaveAttribute('href', '#payouts');
    await type('shops');
    await expect(within(list).queryByRole('group', { name: 'Do' })).toBeNull();
    await expect(options()).toEqual(['Stores']);
  },
};

export const Nothing: Story = {
  play: async () => {
    await type('umbrella');
    await expect(screen.getByRole('status')).toHaveTextContent('Nothing has these words');
    await expect(fieldOf()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(screen.getByRole('dialog', { name: 'Commands' })).toBeVisible();
  },
};

const stores = ['Juttigali', 'Voltaara', 'Tokrigo'];

/** A page that asks a server for stores while somebody types. */
function Searching(args: CommandMenuProps) {
  const [found, setFound] = useState<readonly string[]>([]);
  const [waiting, setWaiting] = useState(false);
  const search = (typed: string) => {
    setWaiting(true);
    setTimeout(() => {
      // a server finds it by its category, too
      setFound(typed === 'shoes' ? ['Juttigali'] : stores.filter((store) => store.toLowerCase().includes(typed)));
      setWaiting(false);
    }, 300);
  };
  const commands = found.map((store) => ({ id: store, label: store, href: `#${store}` }));
  return (
    <Held
      {...args}
      groups={[...groups, { label: 'Stores', commands, found: true }]}
      onTypedChange={search}
      loadingText={waiting ? 'Searching' : undefined}
    />
  );
}

/** Commands that a server finds come into a group of their own, whatever words they have. */
export const FromAServer: Story = {
  render: (args) => <Searching {...args} />,
  play: async () => {
    await type('shoes');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Searching'));
    await waitFor(() => expect(options()).toEqual(['Juttigali']));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('1 found'));
    await expect(activeOf()).toBe('Juttigali');
  },
};
