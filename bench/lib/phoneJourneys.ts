import type { Locator, Page } from 'playwright';

/** The pages that are opened on a phone, and what is tapped there. */
export interface Journey {
  path: string;
  /** A member's page has no twin without scripts: it is rendered in the browser. */
  as: 'visitor' | 'member on a public page' | 'member';
  tap(page: Page): Locator;
  /** Typed into what was tapped. */
  typed?: string;
  /** Resolves when the tap is answered on the screen, at once where it was. */
  answer(page: Page): Promise<void>;
  /** What is done after it, once the page is quiet. */
  goOn?(page: Page): Promise<void>;
}

const STORE = '/stores_details/juttigali';

const loginModal = (page: Page) => page.getByRole('dialog').getByLabel('Email');
const opensLogin = { answer: (page: Page) => loginModal(page).waitFor() };

const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first();
const link = (name: string | RegExp) => (page: Page) => page.getByRole('link', { name }).first();

export const journeys: Readonly<Record<string, Journey>> = {
  home: {
    path: '/',
    as: 'visitor',
    tap: button('Next banner'),
    answer: (page) =>
      page
        .locator('[aria-current]')
        .and(button(/^Banner 2 /)(page))
        .waitFor(),
  },
  search: {
    path: '/',
    as: 'visitor',
    tap: (page) => page.getByRole('combobox').first(),
    typed: 'jutt',
    answer: (page) => page.getByRole('option', { name: /Juttigali/ }).waitFor(),
  },
  store: { path: STORE, as: 'visitor', tap: link('Shop Now'), ...opensLogin },
  deal: { path: '/grabdeals/embroidered-juttis-bogo', as: 'visitor', tap: link('Grab Deal'), ...opensLogin },
  logIn: {
    path: '/',
    as: 'visitor',
    tap: button('Login'),
    ...opensLogin,
    async goOn(page) {
      const modal = page.getByRole('dialog');
      await loginModal(page).pressSequentially('ravi@potli.example');
      await modal.getByLabel('Password', { exact: true }).pressSequentially('Potli@12345');
      // a person looks up first; in the frame of the last letter, the press would be counted until the caret blinks
      await page.waitForTimeout(1000);
      // awaited outside of the page
      await Promise.all([page.waitForResponse('**/api/login'), page.keyboard.press('Enter')]);
    },
  },
  shopNow: {
    path: STORE,
    as: 'member on a public page',
    tap: link('Shop Now'),
    async answer(page) {
      const context = page.context();
      if (context.pages().length === 1) await context.waitForEvent('page');
    },
  },
  table: {
    path: '/user_dashboard/reports/click',
    as: 'member',
    tap: button('Sort ascending'),
    answer: (page) => button('Sort descending')(page).waitFor(),
  },
  claim: {
    path: '/user_dashboard/missing_cashback',
    as: 'member',
    tap: (page) => page.getByText('Store', { exact: true }).first(),
    answer: (page) =>
      page
        .getByRole('combobox', { name: /^Store/ })
        .and(page.locator(':enabled'))
        .waitFor(),
  },
  category: {
    path: '/categories/apparel',
    as: 'visitor',
    tap: link('Ambi Prints'),
    answer: (page) => link('Shop Now')(page).waitFor(),
  },
  coupons: { path: '/coupons', as: 'visitor', tap: link(/^Get Deal/), ...opensLogin },
  giftCard: {
    path: '/gift_card_details/jhilmil-gift-card',
    as: 'visitor',
    tap: button('Continue to payment'),
    ...opensLogin,
  },
  orders: {
    path: '/user_dashboard/orders',
    as: 'member',
    tap: link(/: the story of this order/),
    answer: (page) => page.waitForURL(/\/orders\/.+/),
  },
};
