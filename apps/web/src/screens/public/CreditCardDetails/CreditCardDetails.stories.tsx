import { createHandler, MOCK_CLICK_ID, scenarios } from '@potli/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { AppAt } from '../../../testing/AppAt.tsx';
import { loginModal } from '../../../testing/loginModal.ts';
import { showsLoading, showsMissingPage } from '../../../testing/plays.ts';
import { asMember, asVisitor } from '../../../testing/sessions.ts';
import { stubShopWindow } from '../../../testing/stubShopWindow.ts';

const meta = {
  title: 'Screens/Public/Credit card details',
  component: AppAt,
  args: { path: '/creditcards_details/saptarang-bazaar' },
  beforeEach: asVisitor,
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('heading', { level: 1, name: 'Saptarang Bank Bazaar Card' })).toBeVisible();
    await expect(page.getByText('5% back on groceries and bills')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Apply Now' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/redirect\?url=https%3A%2F%2Fapply\.saptarangbank\.example%2F(?!.*clickId)/),
    );
    await expect(page.getByText('₹1,250')).toBeVisible();
    await expect(page.queryByRole('link', { name: 'Claim Cashback' })).toBeNull();
    for (const name of ['Annual fee', 'Joining fee', 'Recommended credit score']) {
      await expect(page.getByText(name)).toBeVisible();
    }
    for (const name of ['About this card', 'Welcome offer', 'Eligibility', 'FAQs', 'Terms']) {
      await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
    }
    await expect(page.getByText('Salaried: net monthly income above Rs.15,000')).toBeVisible();
  },
};

/** Search suggestions lead here; both readings of the address exist. */
export const OtherAddress: Story = {
  args: { path: '/credit_card_details/saptarang-bazaar' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('link', { name: 'Apply Now' })).toBeVisible();
  },
};

export const ById: Story = {
  args: { path: '/creditcards_details/1' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('link', { name: 'Apply Now' })).toBeVisible();
  },
};

/** A bank that reports new cards by claim. */
export const Offline: Story = {
  args: { path: '/creditcards_details/banyanleaf-aangan' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('link', { name: 'Claim Cashback' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/user_dashboard\/missing_cashback\?source=CREDIT_CARD&id=\d+$/),
    );
    await expect(page.getByText(/^This bank reports new cards by claim\./)).toBeVisible();
  },
};

/** The click is recorded before the bank's page opens in its window. */
export const MemberApplies: Story = {
  beforeEach: asMember,
  play: async ({ canvasElement }) => {
    const { replace } = stubShopWindow();
    await userEvent.click(await within(canvasElement).findByRole('link', { name: 'Apply Now' }));
    await waitFor(() => expect(replace).toHaveBeenCalledOnce(), { timeout: 5000 });
    const address = replace.mock.calls[0]?.[0];
    await expect(address?.pathname).toBe('/redirect');
    await expect(address?.searchParams.get('name')).toBe('Saptarang Bank');
    await expect(address?.searchParams.get('url')).toContain(MOCK_CLICK_ID);
  },
};

export const VisitorApplies: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('link', { name: 'Apply Now' }));
    await expect(await loginModal()).toBeTruthy();
  },
};

/** The questions are hydrated when they come near. The first one is open. */
export const Questions: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    (await page.findByRole('heading', { name: 'FAQs' })).scrollIntoView();
    const second = await page.findByRole('button', { name: 'How is the yearly fee waived?' });
    await expect(second).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(second);
    await expect(second).toHaveAttribute('aria-expanded', 'true');
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.creditCards.slow()),
  play: showsLoading,
};

/** A card with nothing but its name and link. */
export const Empty: Story = {
  args: { path: '/creditcards_details/naya' },
  beforeEach: ({ msw }) => msw.use(createHandler('getCreditCardBySlug', () => newCard)),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('heading', { level: 1, name: 'Naya Card' })).toBeVisible();
    const main = within(page.getByRole('main'));
    await expect(main.queryByRole('heading', { level: 2 })).toBeNull();
  },
};

/** Goes to /404 (docs/product/site.md#detail-pages). */
export const Missing: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.creditCards.missing()),
  play: showsMissingPage,
};

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.creditCards.failing()),
  play: showsMissingPage,
};

const newCard = {
  id: '900',
  urlSlug: 'naya',
  imageUrl: '',
  from: 'Naya Bank',
  heading: 'Naya Card',
  subHeading: '',
  annualFees: '',
  joiningFees: '',
  recommendedCreditScore: '',
  description: '',
  termsAndConditions: [],
  eligibility: '',
  welcomeOffer: '',
  baseUrl: 'https://nayabank.example/card',
  redirectUrl: '',
  isOffline: false,
  faqs: [],
};
