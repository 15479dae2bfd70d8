import { createHandler, scenarios, toPage } from '@potli/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { AppAt } from '../../../testing/AppAt.tsx';
import { flashDeal } from '../../../testing/flashDeal.ts';
import { listPageStories } from '../../../testing/listStories.ts';
import { asVisitor } from '../../../testing/sessions.ts';

const meta = {
  title: 'Screens/Public/Deals',
  component: AppAt,
  args: { path: '/deals' },
  beforeEach: asVisitor,
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const list = listPageStories(scenarios.offers, 'deals');

const grabs = (page: HTMLElement) => within(page).getAllByRole('link', { name: /^Grab Deal: / });

const deals = Array.from({ length: 70 }, (_, index) => ({
  ...flashDeal,
  id: String(index + 1),
  urlSlug: `deal-${index + 1}`,
  offerName: `Deal ${index + 1}`,
  offerHomePageCardTag: index === 0 ? 'Ends tonight' : '',
  expiryDate: index === 1 ? '2026-01-01T00:00:00.000Z' : index === 2 ? null : flashDeal.expiryDate,
}));

const inPages = createHandler('listFlashDeals', ({ query }) => toPage(deals, query));

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('heading', { level: 1, name: 'Flash Deals' })).toBeVisible();
    await expect(page.getByRole('img', { name: /^Deals with an end/ })).toBeInTheDocument();
    await expect(page.getAllByRole('heading', { level: 3 }).length).toBeGreaterThan(10);
    await expect(page.getAllByRole('link', { name: 'Voltaara' })[0]).toHaveAttribute(
      'href',
      '/stores_details/voltaara',
    );
    await expect(page.queryByRole('navigation', { name: 'Pages of deals' })).toBeNull();
  },
};

/** An old link to a page that the list has no more. */
export const BeyondTheEnd: Story = {
  args: { path: '/deals?page=9' },
  beforeEach: ({ msw }) => msw.use(inPages),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('heading', { name: 'There is no page 9' })).toBeVisible();
    await userEvent.click(page.getByRole('link', { name: 'First page' }));
    await expect(await page.findByText('Page 1 of 2')).toBeInTheDocument();
  },
};

export const ManyPages: Story = {
  beforeEach: ({ msw }) => msw.use(inPages),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('Page 1 of 2')).toBeInTheDocument();
    await expect(await page.findByText('EXPIRED')).toBeInTheDocument();
    // one of the 64 is over
    await expect(grabs(canvasElement)).toHaveLength(63);
    await expect(page.getByText('Ends tonight')).toBeVisible();
    await userEvent.click(page.getByRole('link', { name: 'Next' }));
    await expect(await page.findByText('Page 2 of 2')).toBeInTheDocument();
    await expect(grabs(canvasElement)).toHaveLength(6);
  },
};

export const Loading: Story = list.loading;

export const Empty: Story = list.empty;

export const Failed: Story = list.failed;

/** Deals without the banner of their slot. */
export const NoBanner: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.home.withoutBanners()),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('heading', { level: 1, name: 'Flash Deals' })).toBeVisible();
    await expect(page.queryByRole('img', { name: /^Deals with an end/ })).toBeNull();
  },
};
