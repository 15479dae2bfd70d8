import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { Tag } from '../Tag/Tag.tsx';
import { SearchBox, type Suggestion, type SuggestionGroup } from './SearchBox.tsx';

const mark = (slug: string) => ({ src: `/demo/stores/${slug}.svg`, shape: 'mark' as const });
const card = (slug: string) => ({ src: `/demo/cards/${slug}.svg`, shape: 'card' as const });

const groups: SuggestionGroup[] = [
  {
    id: 'stores',
    label: 'Stores',
    suggestions: [
      { id: '1', href: '#juttigali', name: 'Juttigali', reward: 'Up to 9% Cashback', image: mark('juttigali') },
      { id: '2', href: '#jhilmil', name: 'Jhilmil Daughters', reward: 'Up to 7% Cashback', image: mark('jhilmil') },
      { id: '3', href: '#jhoolaloo', name: 'Jhoolaloo', reward: 'Up to 7.5% Cashback', image: mark('jhoolaloo') },
    ],
  },
  {
    id: 'cards',
    label: 'Credit Cards',
    suggestions: [
      {
        id: '4',
        href: '#jugnu',
        name: 'Jugnu by Saptarang Bank',
        detail: '5% back on groceries and bills',
        image: card('saptarang'),
      },
    ],
  },
];

const meta = {
  title: 'Components/Forms/SearchBox',
  parameters: { layout: 'padded' },
  component: SearchBox,
  args: {
    action: '/stores',
    label: 'Search stores and credit cards',
    placeholder: 'Search stores and credit cards',
    clearLabel: 'Clear search',
    onQueryChange: fn(),
    onPick: fn(),
    groups,
  },
} satisfies Meta<typeof SearchBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  parameters: {
    quietControls: { clearLabel: 'names a button that appears while one types', emptyText: 'appears while one types' },
  },
};

export const Empty: Story = { args: { groups: [] } };

export const Suggesting: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'j');
    await expect(args.onQueryChange).toHaveBeenLastCalledWith('j');
    await expect(canvas.getAllByRole('option')).toHaveLength(4);
    await userEvent.keyboard('{ArrowDown}');
    await expect(input).toHaveAttribute('aria-activedescendant', canvas.getByRole('option', { name: /Juttigali/ }).id);
  },
};

export const ByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'j{ArrowUp}');
    await expect(canvas.getByRole('option', { name: /Jugnu/ })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onPick).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'Jhilmil Daughters' }),
      expect.anything(),
    );
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveValue('');
  },
};

/** The keys of an input method compose a word: none of them moves, picks or closes. */
export const WhileComposing: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'j{ArrowDown}');
    const active = input.getAttribute('aria-activedescendant');
    for (const key of ['Enter', 'Escape', 'ArrowDown', 'ArrowUp', 'Tab', ' ']) {
      await fireEvent.keyDown(input, { key, keyCode: 229, isComposing: true });
      // Safari
      await fireEvent.keyDown(input, { key, keyCode: 229 });
    }
    await expect(args.onPick).not.toHaveBeenCalled();
    await expect(input).toHaveAttribute('aria-activedescendant', active);
    await expect(input).toHaveValue('j');
    await fireEvent.keyDown(input, { key: 'Enter', keyCode: 13 });
    await expect(args.onPick).toHaveBeenCalledOnce();
  },
};

/** Marks the matches in every name: words in any order, and the equal letters of a mistyped word. */
export const MarksTheMatch: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('combobox');
    const marks = (name: RegExp) =>
      [...canvas.getByRole('option', { name }).querySelectorAll('mark')].map(({ textContent }) => textContent);
    await userEvent.type(input, 'daugters jhil');
    await expect(marks(/Jhilmil/)).toEqual(['Jhil', 'Daug', 'ters']);
    await expect(marks(/Jhoolaloo/)).toEqual([]);
    await userEvent.clear(input);
    await userEvent.type(input, 'JU');
    await expect(marks(/Juttigali/)).toEqual(['Ju']);
    await expect(marks(/Jugnu/)).toEqual(['Ju']);
  },
};

export const ClosesOnOutsideClick: Story = {
  decorators: [
    (Inner) => (
      <>
        <Inner />
        <button type="button">Elsewhere</button>
      </>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('combobox'), 'j');
    await expect(canvas.getByRole('listbox')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Elsewhere' }));
    await waitFor(() => expect(canvas.queryByRole('listbox')).toBeNull());
  },
};

export const NothingFound: Story = {
  args: { groups: [], emptyText: 'No stores or cards by that name.' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('combobox'), 'xyz');
    await expect(canvas.getByRole('status')).toHaveTextContent('No stores or cards by that name.');
  },
};

/** Without a result: says so, and offers something else. */
export const NothingFoundButOffered: Story = {
  args: { emptyText: 'No stores or cards by that name.' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'xyz');
    await expect(canvas.getByRole('status')).toHaveTextContent('No stores or cards by that name.');
    await expect(canvas.getAllByRole('option')).toHaveLength(4);
  },
};

const clear = fn();

/** Opens at focus. The arrow keys reach the options, Tab the button below them. */
export const BeforeTyping: Story = {
  args: {
    groups: [],
    startGroups: [
      { id: 'recent', label: 'Recent searches', suggestions: [{ id: 'a', href: '#a', name: 'juttis' }] },
      ...groups,
    ],
    startAction: { label: 'Clear recent searches', onPress: clear },
  },
  beforeEach: () => void clear.mockReset(),
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.click(input);
    await expect(canvas.getAllByRole('option')).toHaveLength(5);
    await userEvent.keyboard('{ArrowDown}');
    await expect(input).toHaveAttribute('aria-activedescendant', canvas.getByRole('option', { name: 'juttis' }).id);
    await userEvent.type(input, 'zzz');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await userEvent.clear(input);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Clear recent searches' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(clear).toHaveBeenCalledOnce();
    await userEvent.click(input);
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};

/** With `preventDefault` in `onPick` the page stays, and the box shows the picked item. */
export const PickedSuggestion: Story = {
  args: { size: 'lg', picked: undefined },
  render: (args) => {
    const [picked, setPicked] = useState<Suggestion>();
    return (
      <SearchBox
        {...args}
        onPick={(suggestion, event) => {
          event.preventDefault();
          setPicked(suggestion);
        }}
        picked={
          picked &&
          ((focusBox) => (
            <Tag
              tone="highlight"
              image={picked.image}
              removeLabel={`Remove ${picked.name}`}
              onRemove={() => {
                setPicked(undefined);
                focusBox();
              }}
            >
              {picked.name}
            </Tag>
          ))
        }
      />
    );
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'j');
    await userEvent.click(canvas.getByRole('option', { name: /Jugnu/ }));
    await expect(canvas.getByText('Jugnu by Saptarang Bank')).toBeVisible();
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
    await expect(args.onQueryChange).toHaveBeenLastCalledWith('');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Jugnu by Saptarang Bank' }));
    await expect(canvas.queryByText('Jugnu by Saptarang Bank')).toBeNull();
    await expect(input).toHaveFocus();
    await userEvent.type(input, 'j{ArrowDown}{Enter}');
    await expect(canvas.getByText('Juttigali')).toBeVisible();
  },
};
