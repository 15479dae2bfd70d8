import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { holdTime, passTime } from '../../stories/holdTime.ts';
import { isForced } from '../../stories/isForced.ts';
import { bannerLabels } from '../../stories/texts.ts';
import { reducedMotion } from '../../theme/scale.ts';
import { type Banner, BannerCarousel } from './BannerCarousel.tsx';

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
  title: 'Commerce/Banners/BannerCarousel',
  component: BannerCarousel,
  args: {
    banners: four,
    labels: bannerLabels,
    fallback: banner('home-main', 'Cashback drops in your potli'),
    sides: [
      banner('home-side-share', 'Share a link. Earn when friends shop.'),
      banner('home-side-cards', 'Cards that pay you back'),
    ],
  },
} satisfies Meta<typeof BannerCarousel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

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

/** No focus ring reaches the hem, which would cover it. */
export const WholeRings: Story = {
  play: async ({ canvas }) => {
    const band = canvas.getByRole('region').parentElement?.parentElement?.getBoundingClientRect();
    await userEvent.tab();
    for (const button of canvas.getAllByRole('button')) {
      button.focus();
      const { outlineOffset, outlineWidth } = getComputedStyle(button);
      await expect(outlineWidth).toBe('3px');
      // the hem, which would cover a ring, is not drawn then
      if (isForced()) continue;
      const edge = button.getBoundingClientRect().bottom + parseFloat(outlineOffset) + parseFloat(outlineWidth);
      await expect(edge).toBeLessThanOrEqual((band?.bottom ?? 0) - 1);
    }
  },
};

/** Sets the motion preference that the browser reports; tests run with reduced motion. */
function wishForMotion(still: boolean) {
  const real = window.matchMedia.bind(window);
  spyOn(window, 'matchMedia').mockImplementation((query) => {
    const list = real(query);
    if (query === reducedMotion) Object.defineProperty(list, 'matches', { value: still });
    return list;
  });
}

/** Moves every three seconds, but not on hover, with focus, or while paused. */
export const Autoplay: Story = {
  beforeEach: () => {
    wishForMotion(false);
    return holdTime('2026-11-20T06:00:00Z');
  },
  play: async ({ canvas }) => {
    const stays = async () => {
      const before = canvas.getByRole('button', { current: true });
      await passTime(30_000);
      await expect(before).toHaveAttribute('aria-current');
    };
    const shows = (place: number) =>
      expect(canvas.getByRole('button', { current: true })).toHaveAccessibleName(`Banner ${place} of 4`);
    await passTime(2900);
    await shows(1);
    await passTime(100);
    await shows(2);

    const carousel = canvas.getByRole('region', { name: 'Offers' });
    await userEvent.hover(carousel);
    await stays();
    await userEvent.unhover(carousel);
    await passTime(3000);
    await shows(3);

    const pause = canvas.getByRole('button', { name: 'Pause banners' });
    pause.focus();
    await stays();
    pause.blur();
    await passTime(3000);
    await shows(4);

    await userEvent.click(pause);
    await userEvent.unhover(carousel);
    pause.blur();
    await stays();
    await expect(pause).toHaveAccessibleName('Play banners');
    await userEvent.click(pause);
    await userEvent.unhover(carousel);
    pause.blur();
    await passTime(3000);
    await shows(1);
  },
};

/** What moves behind an open box takes the eye from it. */
export const StillBehindADialog: Story = {
  beforeEach: () => {
    wishForMotion(false);
    return holdTime('2026-11-20T06:00:00Z');
  },
  render: (args) => (
    <>
      <BannerCarousel {...args} />
      <dialog aria-label="Login">
        <button type="button">Close</button>
      </dialog>
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const dialog = canvasElement.querySelector('dialog');
    dialog?.showModal();
    await passTime(30_000);
    dialog?.close();
    await expect(canvas.getByRole('button', { current: true })).toHaveAccessibleName('Banner 1 of 4');
    await passTime(3000);
    await expect(canvas.getByRole('button', { current: true })).toHaveAccessibleName('Banner 2 of 4');
  },
};

/** With reduced motion it moves only after a click on play. */
export const ReducedMotion: Story = {
  beforeEach: () => {
    wishForMotion(true);
    return holdTime('2026-11-20T06:00:00Z');
  },
  play: async ({ canvas }) => {
    await passTime(30_000);
    await expect(canvas.getByRole('button', { current: true })).toHaveAccessibleName('Banner 1 of 4');
    await expect(canvas.getByRole('button', { name: 'Play banners' })).toBeVisible();
  },
};

export const ManyBanners: Story = {
  args: { banners: [1, 2, 3, 4, 5, 6, 7, 8].map((id) => ({ ...banner('home-main', `Banner ${id}`), id: `${id}` })) },
};

export const OneBanner: Story = { args: { banners: four.slice(0, 1) } };

export const Fallback: Story = { args: { banners: [] } };

export const NoSides: Story = { args: { sides: [] } };
