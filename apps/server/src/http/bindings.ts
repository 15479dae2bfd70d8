import type { Bindings } from './bind.ts';
import { categoryBindings } from './categories.ts';
import { clickBindings } from './clicks.ts';
import { creditCardBindings } from './creditCards.ts';
import { customLinkBindings } from './customLinks.ts';
import { giftCardBindings } from './giftCards.ts';
import { healthBindings } from './health.ts';
import { homeBindings } from './home.ts';
import { identityBindings } from './identity.ts';
import { offerBindings } from './offers.ts';
import { redirectBindings } from './redirects.ts';
import { storeBindings } from './stores.ts';

/** What answers each call of the contract. */
export const bindings: Bindings = {
  ...storeBindings,
  ...categoryBindings,
  ...homeBindings,
  ...offerBindings,
  ...creditCardBindings,
  ...giftCardBindings,
  ...identityBindings,
  ...clickBindings,
  ...customLinkBindings,
  ...redirectBindings,
  ...healthBindings,
};
