import type { HttpHandler } from 'msw';
import { demoCatalogue, demoClicks, demoMembers } from '../fixtures/index.ts';
import { createShop, MOCK_NOW_MS } from './createShop.ts';
import { createHandlers } from './http/createHandlers.ts';
import { categoryResolvers } from './resources/categories.ts';
import { clickResolvers } from './resources/clicks.ts';
import { creditCardResolvers } from './resources/creditCards.ts';
import { customLinkResolvers } from './resources/customLinks.ts';
import { giftCardResolvers } from './resources/giftCards.ts';
import { healthResolvers } from './resources/health.ts';
import { homeResolvers } from './resources/home.ts';
import { identityResolvers } from './resources/identity.ts';
import { offerResolvers } from './resources/offers.ts';
import { redirectResolvers } from './resources/redirects.ts';
import { storeResolvers } from './resources/stores.ts';

const [asha] = demoMembers;

/** Handlers of the demo shop as it opened at `nowMs`; its deals run out relative to that. */
export function createDemoHandlers(nowMs: number = MOCK_NOW_MS): HttpHandler[] {
  const shop = createShop(demoCatalogue, nowMs);
  return createHandlers({
    ...storeResolvers(shop),
    ...categoryResolvers(shop),
    ...homeResolvers(shop),
    ...offerResolvers(shop),
    ...creditCardResolvers(shop),
    ...giftCardResolvers(shop),
    ...identityResolvers(demoMembers),
    ...clickResolvers(shop, (email) => (email === asha?.email ? demoClicks : [])),
    ...customLinkResolvers(shop),
    ...redirectResolvers(shop),
    ...healthResolvers,
  });
}
