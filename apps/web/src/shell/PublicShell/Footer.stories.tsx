import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { AppAt } from '../../testing/AppAt.tsx';
import { isForced } from '../../testing/forced.ts';
import { readUntil } from '../../testing/readUntil.ts';
import { asVisitor } from '../../testing/sessions.ts';
import { THEME_KEY } from '../../theme/themeChoice.ts';

const meta = {
  title: 'Screens/Frame/Footer',
  component: AppAt,
  args: { path: '/contact' },
  beforeEach: asVisitor,
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const openFooter = async (page: HTMLElement) => within(await readUntil(() => within(page).getByRole('contentinfo')));

export const Links: Story = {
  play: async ({ canvasElement }) => {
    const footer = await openFooter(canvasElement);
    const categories = within(footer.getByRole('navigation', { name: 'Categories' })).getAllByRole('link');
    await expect(categories.map((link) => link.getAttribute('href'))).toEqual(
      [
        'accessories',
        'apparel',
        'cosmetics',
        'movies',
        'hotels',
        'kitchen',
        'home',
        'phones',
        'electronics',
        'travels',
      ].map((slug) => `/categories/${slug}`),
    );
    await expect(footer.getByRole('link', { name: 'Gift Cards' })).toHaveAttribute('href', '/gift_cards');
    await expect(footer.getByRole('link', { name: 'Check a statement or receipt' })).toHaveAttribute('href', '/verify');
    await userEvent.click(footer.getByRole('link', { name: 'Refund Policy' }));
    await expect(await within(canvasElement).findByRole('heading', { level: 1, name: 'Refund Policy' })).toBeVisible();
  },
};

/** A chosen theme is remembered under a key of its own; System forgets it. */
export const ChoosesATheme: Story = {
  beforeEach: () => {
    const { theme } = document.documentElement.dataset;
    return () => {
      localStorage.removeItem(THEME_KEY);
      document.querySelector('meta[name="theme-color"]:not([media])')?.remove();
      document.documentElement.dataset.theme = theme;
    };
  },
  play: async ({ canvasElement, globals }) => {
    const footer = await openFooter(canvasElement);
    const other = globals.theme === 'dark' ? 'light' : 'dark';
    const choose = (name: string) => userEvent.click(footer.getByRole('radio', { name }));
    await choose(other === 'dark' ? 'Dark' : 'Light');
    await expect(localStorage.getItem(THEME_KEY)).toBe(other);
    if (!isForced()) await expect(getComputedStyle(document.documentElement).colorScheme).toBe(other);
    await expect(document.querySelector('meta[name="theme-color"]:not([media])')).not.toBeNull();
    await choose('System');
    await expect(localStorage.getItem(THEME_KEY)).toBeNull();
    await expect(document.documentElement).not.toHaveAttribute('data-theme');
    await choose(other === 'dark' ? 'Light' : 'Dark');
    await waitFor(() => expect(document.documentElement.dataset.theme).toBe(globals.theme));
  },
};
