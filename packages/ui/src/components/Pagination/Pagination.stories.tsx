import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Pagination } from './Pagination.tsx';

const meta = {
  title: 'Components/Pagination',
  parameters: { layout: 'padded' },
  component: Pagination,
  args: {
    page: 1,
    pageCount: 14,
    onPageChange: fn(),
    labels: { pagination: 'Pages', previous: 'Previous page', next: 'Next page', page: (page) => `Page ${page}` },
  },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Previous page' })).toBeDisabled();
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
    await expect(canvas.getByRole('button', { name: 'Next page' })).toBeDisabled();
  },
};
export const WindowOfTwoPages: Story = { args: { window: 3, pageCount: 2 } };
