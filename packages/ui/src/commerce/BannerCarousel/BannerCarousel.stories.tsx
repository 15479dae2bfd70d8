import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Banner } from './Banner.ts';
import { BannerCarousel } from './BannerCarousel.tsx';

const banner = (name: string, alt: string): Banner => ({
  id: name,
  imageUrl: `/demo/banners/${name}.svg`,
  alt,
  href: '/stores',
});

const four = [
  banner('home-main', 'Shop like always. Keep the change.'),
  banner('home-main-deals', 'Flash deals'),
  banner('home-main-travel', 'Travel offers'),
  banner('home-main-wedding', 'Wedding season'),
];

const meta = {
  title: 'Commerce/BannerCarousel',
  component: BannerCarousel,
  args: {
    banners: four,
    fallback: banner('home-main', 'Cashback drops in your potli'),
    sides: [
      banner('home-side-share', 'Share a link. Earn when friends shop.'),
      banner('home-side-cards', 'Cards that pay you back'),
    ],
  },
} satisfies Meta<typeof BannerCarousel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Four: Story = {};

export const LoopsAndChooses: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const shows = (alt: string) => waitFor(() => expect(canvas.getByAltText(alt).closest('[inert]')).toBeNull());
    await shows('Shop like always. Keep the change.');
    await userEvent.click(canvas.getByRole('button', { name: 'Previous banner' }));
    await shows('Wedding season');
    await userEvent.click(canvas.getByRole('button', { name: 'Next banner' }));
    await shows('Shop like always. Keep the change.');
    await userEvent.click(canvas.getByRole('button', { name: 'Banner 3 of 4' }));
    await shows('Travel offers');
    await expect(canvas.getByRole('button', { name: 'Banner 3 of 4' })).toHaveAttribute('aria-current', 'true');
  },
};

export const PausesAndPlays: Story = {
  play: async ({ canvasElement }) => {
    const toggle = within(canvasElement).getByRole('button', { name: /(Pause|Play) banners/ });
    const before = toggle.getAttribute('aria-label');
    await userEvent.click(toggle);
    await expect(toggle).not.toHaveAttribute('aria-label', before);
  },
};

export const Many: Story = {
  args: { banners: [1, 2, 3, 4, 5, 6, 7, 8].map((id) => ({ ...banner('home-main', `Banner ${id}`), id: `${id}` })) },
};

export const One: Story = { args: { banners: four.slice(0, 1) } };

export const Fallback: Story = { args: { banners: [] } };

export const NoSides: Story = { args: { sides: [] } };
