import type { Bindings } from '../bind.ts';
import { bankDetailsBindings } from './bankDetails.ts';
import { categoryBindings } from './categories.ts';
import { clickBindings } from './clicks.ts';
import { creditCardBindings } from './creditCards.ts';
import { customLinkBindings } from './customLinks.ts';
import { dashboardContentBindings } from './dashboardContent.ts';
import { disputeBindings } from './disputes.ts';
import { giftCardOrderBindings } from './giftCardOrders.ts';
import { giftCardBindings } from './giftCards.ts';
import { healthBindings } from './health.ts';
import { homeBindings } from './home.ts';
import { identityBindings } from './identity.ts';
import { nameListBindings } from './nameLists.ts';
import { offerBindings } from './offers.ts';
import { payoutBindings } from './payouts.ts';
import { profileBindings } from './profiles.ts';
import { redirectBindings } from './redirects.ts';
import { referralBindings } from './referrals.ts';
import { storeBindings } from './stores.ts';
import { transactionBindings } from './transactions.ts';
import { uploadBindings } from './uploads.ts';
import { walletBindings } from './wallet.ts';

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
  ...walletBindings,
  ...transactionBindings,
  ...payoutBindings,
  ...profileBindings,
  ...bankDetailsBindings,
  ...referralBindings,
  ...giftCardOrderBindings,
  ...dashboardContentBindings,
  ...disputeBindings,
  ...uploadBindings,
  ...nameListBindings,
  ...healthBindings,
};
