import { categoryScenarios } from './categories.ts';
import { clickScenarios, clicksScenarios } from './clicks.ts';
import { creditCardScenarios } from './creditCards.ts';
import { customLinkScenarios } from './customLinks.ts';
import { giftCardScenarios } from './giftCards.ts';
import { homeScenarios } from './home.ts';
import { identityScenarios } from './identity.ts';
import { offerScenarios } from './offers.ts';
import { redirectScenarios } from './redirects.ts';
import { storeScenarios } from './stores.ts';

/**
 * Other turns that calls may take, by resource. Each makes handlers to be put before the default ones:
 * `msw.use(...scenarios.clicks.empty())`.
 */
export const scenarios = {
  categories: categoryScenarios,
  click: clickScenarios,
  clicks: clicksScenarios,
  creditCards: creditCardScenarios,
  customLinks: customLinkScenarios,
  giftCards: giftCardScenarios,
  home: homeScenarios,
  identity: identityScenarios,
  offers: offerScenarios,
  redirects: redirectScenarios,
  stores: storeScenarios,
};
