import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { forceState } from '../../stories/forceState.ts';
import { rightToLeft } from '../../stories/frames.tsx';
import { Pagination } from './Pagination.tsx';

const meta = {
  title: 'Components/Navigation/Pagination',
  parameters: { layout: 'padded' },
  component: Pagination,
  args: {
    page: 1,
    pageCount: 14,
    onPageChange: fn(),
    labels: { pagination: 'Pages', previous: 'Previous page', next: 'Next page', page: 'Page {page}' },
  },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { page: 7, disabled: false, window: undefined } };

export const First: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Previous page' })).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('button', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Page 14' }));
    await expect(args.onPageChange).toHaveBeenNthCalledWith(1, 2);
    await expect(args.onPageChange).toHaveBeenNthCalledWith(2, 14);
  },
};
export const Middle: Story = { args: { page: 7 } };
export const Last: Story = { args: { page: 14 } };
export const OnePage: Story = { args: { pageCount: 1 } };
export const WhileLoading: Story = { args: { page: 3, disabled: true } };

/** Gift card orders: three pages visible, ellipses for the others (docs/product/gift-cards.md#order-history). */
export const WindowOfThree: Story = {
  args: { page: 7, window: 3 },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const pages = canvas.getAllByRole('button', { name: /^Page \d+$/ });
    await expect(pages.map((page) => page.textContent)).toEqual(['6', '7', '8']);
    await expect(canvas.getAllByText('…')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Page 8' }));
    await expect(args.onPageChange).toHaveBeenCalledWith(8);
  },
};
export const WindowAtTheStart: Story = {
  args: { window: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: /^Page/ }).map((page) => page.textContent)).toEqual([
      '1',
      '2',
      '3',
    ]);
    await expect(canvas.getAllByText('…')).toHaveLength(1);
  },
};
export const WindowAtTheEnd: Story = {
  args: { page: 14, window: 3 },
  play: async ({ canvas }) => {
    const pages = canvas.getAllByRole('button', { name: /^Page/ });
    await expect(pages.map((page) => page.textContent)).toEqual(['12', '13', '14']);
    await expect(canvas.getAllByText('…')).toHaveLength(1);
    await expect(canvas.getByRole('button', { name: 'Next page' })).toHaveAttribute('aria-disabled', 'true');
  },
};
export const WindowOfTwoPages: Story = { args: { window: 3, pageCount: 2 } };

const fourArrows = { ...meta.args.labels, first: 'First page', last: 'Last page' };

/** For long lists: from any page to the first and the last one. */
export const FirstAndLast: Story = {
  args: { page: 7, labels: fourArrows },
  play: async ({ args, canvas, canvasElement }) => {
    const names = canvas.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
    await expect([names.at(0), names.at(1), names.at(-2), names.at(-1)]).toEqual([
      'First page',
      'Previous page',
      'Next page',
      'Last page',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'First page' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Last page' }));
    await expect(args.onPageChange).toHaveBeenNthCalledWith(1, 1);
    await expect(args.onPageChange).toHaveBeenNthCalledWith(2, 14);
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};

export const FirstAndLastAtTheEnd: Story = {
  args: { page: 14, labels: fourArrows },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Last page' })).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('button', { name: 'First page' })).not.toHaveAttribute('aria-disabled');
  },
};

/** Who moves by keyboard to an end, and waits there for the page, goes on from the same arrow. */
export const KeepsFocus: Story = {
  args: { page: 2, pageCount: 3, labels: fourArrows },
  render: function Paged(args) {
    const [page, setPage] = useState(args.page);
    const [disabled, setDisabled] = useState(false);
    const load = (next: number) => {
      setDisabled(true);
      args.onPageChange(next);
      setTimeout(() => {
        setPage(next);
        setDisabled(false);
      }, 100);
    };
    return <Pagination {...args} page={page} disabled={disabled} onPageChange={load} />;
  },
  play: async ({ args, canvas }) => {
    for (const [name, to] of [
      ['Next page', 3],
      ['First page', 1],
      ['Last page', 3],
      ['Page 2', 2],
      ['Previous page', 1],
    ] as const) {
      const pressed = canvas.getByRole('button', { name });
      pressed.focus();
      // the second press comes while the page loads
      await userEvent.keyboard('{Enter}{Enter}');
      await expect(args.onPageChange).toHaveBeenLastCalledWith(to);
      const current = canvas.getByRole('button', { name: `Page ${to}` });
      await waitFor(() => expect(current).toHaveAttribute('aria-current', 'page'));
      // a browser takes the focus away with the next frame
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      await expect(pressed).toHaveFocus();
    }
    await expect(args.onPageChange).toHaveBeenCalledTimes(5);
  },
};

export const Hovered: Story = { ...Middle, play: forceState('hover') };
export const Focused: Story = { ...Middle, play: forceState('focus-visible') };
export const Pressed: Story = { ...Middle, play: forceState('active') };

/** Arrows point the way in which the pages go. */
export const RightToLeft: Story = { args: { page: 7, labels: fourArrows }, decorators: [rightToLeft] };
