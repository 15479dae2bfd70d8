import { demoCatalogue } from '@potli/api/fixtures';
import { createHandler, scenarios } from '@potli/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { AppAt } from '../../../testing/AppAt.tsx';
import { showsLoading } from '../../../testing/plays.ts';
import { readUntil } from '../../../testing/readUntil.ts';
import { asMember, asVisitor } from '../../../testing/sessions.ts';

const meta = {
  title: 'Screens/Public/Home',
  component: AppAt,
  args: { path: '/' },
  beforeEach: asVisitor,
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const sectionTitles = (page: HTMLElement) =>
  within(within(page).getByRole('main'))
    .queryAllByRole('heading', { level: 2 })
    .map((heading) => heading.textContent);

const dynamicTitles = (demoCatalogue.homeSections ?? []).map(({ title }) => title);

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    await readUntil(() =>
      expect(sectionTitles(canvasElement)).toEqual([
        ...['Categories', 'Top Stores', 'New Flash Deals', ...dynamicTitles],
        ...['Share link & Earn Money', 'Credit Cards', 'Popular Coupons'],
      ]),
    );
    await expect(within(canvasElement).getAllByRole('link', { name: /^Get Deal: / })).toHaveLength(9);
  },
};

const between = [
  ...['Categories', 'Top Stores', 'New Flash Deals', ...dynamicTitles],
  ...['Share link & Earn Money', 'Credit Cards'],
];

/** A banner finds its place by the name of any section before it (docs/product/home.md#sections). */
export const BannerAfterEverySection: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      createHandler('listBanners', () => ({
        rows: between.map((sectionName, index) => ({
          sectionName,
          bannerImageUrl: `/demo/banners/section-refer.svg?${index}`,
          redirectUrl: '/stores',
          altText: `After ${sectionName}`,
        })),
        totalPages: 1,
        totalCount: between.length,
      })),
    ),
  play: async ({ canvasElement }) => {
    await readUntil(() => {
      const parts = [...canvasElement.querySelectorAll('main h2, main img[alt^="After "]')];
      return expect(parts.map((part) => part.getAttribute('alt') ?? part.textContent)).toEqual([
        ...between.flatMap((title) => [title, `After ${title}`]),
        'Popular Coupons',
      ]);
    });
  },
};

export const Member: Story = {
  beforeEach: asMember,
  play: async ({ canvasElement }) => {
    const header = within(await within(canvasElement).findByRole('banner'));
    await expect(await header.findByRole('link', { name: 'Dashboard' })).toBeVisible();
    await expect(header.queryByRole('button', { name: 'Login / Signup' })).toBeNull();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.home.slow()),
  play: showsLoading,
};

/** A shop that has just opened: empty sections are hidden, the banner is the shop's own. */
export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.home.empty()),
  play: async ({ canvasElement }) => {
    await readUntil(() => expect(sectionTitles(canvasElement)).toEqual(['Share link & Earn Money']));
  },
};

/** Lists that do not load are left out. Only the dynamic sections show an error (docs/product/home.md#failures). */
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.home.failing()),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('Failed to fetch data. Please try again later.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const SectionsFailed: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.home.sectionsFailing()),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const coupons = await readUntil(() => page.getByRole('heading', { name: 'Popular Coupons' }));
    await expect(coupons).toBeVisible();
    // each in its own place
    await expect(page.getAllByText('Failed to fetch data. Please try again later.').length).toBeGreaterThan(1);
  },
};

export const WithoutBanners: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.home.withoutBanners()),
  play: async ({ canvasElement }) => {
    const hero = within(await within(canvasElement).findByRole('region', { name: 'Offers' }));
    await expect(hero.getByRole('img', { name: /^Shop like always/ })).toHaveAttribute('src', '/art/hero.svg');
    await expect(hero.getAllByRole('img')).toHaveLength(1);
  },
};
