import { clickScenarios, clicksScenarios } from './clicks.ts';
import { creditCardScenarios } from './creditCards.ts';
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
  click: clickScenarios,
  clicks: clicksScenarios,
  creditCards: creditCardScenarios,
  home: homeScenarios,
  identity: identityScenarios,
  offers: offerScenarios,
  redirects: redirectScenarios,
  stores: storeScenarios,
};
