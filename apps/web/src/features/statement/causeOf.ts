import { forfeitSpan } from '@potli/api/contract/forfeitSpan';
import type { JournalKind } from '@potli/api/contract/journals';
import type { CashbackEntry } from '@potli/api/contract/wallet';

type Causes = Record<JournalKind, (shop: string) => string>;

/** In the words of the member (docs/product/money.md#my-cashback). */
const causes: Causes = {
  TRACKED: (shop) => `${shop} reported your order`,
  CONFIRMED: (shop) => `${shop} confirmed your order`,
  RELEASED: (shop) => `Your cashback for the order at ${shop} is ready`,
  CORRECTED: (shop) => `${shop} corrected your order`,
  REJECTED: (shop) => `${shop} declined your order`,
  REVERSED: (shop) => `${shop} took back an order it had confirmed`,
  WRITTEN_OFF: (shop) => `The network that pays us for your order at ${shop} has not paid, so its cashback is declined`,
  REFERRAL: () => 'Your share of a friend’s cashback',
  REFERRAL_REVERSED: () => 'A friend’s cashback was taken back, and your share with it',
  TAX_WITHHELD: () => 'Tax withheld from your payout',
  TAX_RETURNED: () => 'Tax withheld from a payout that did not arrive, so it is back in Approved',
  PAYOUT: () => 'On its way to your bank',
  PAYOUT_SENT: () => 'Your bank has it',
  PAYOUT_FAILED: () => 'Your bank did not take it, so it is back in Approved',
  FORFEITED: () => `Forfeited: nobody had logged in for ${forfeitSpan()}`,
  FORFEITED_FOR_BREACH: () => 'Forfeited for a breach of our terms',
  PAYOUT_RETURNED: () => 'Your bank returned it, so it is back in Approved',
};

/** Why the member's money changed. */
export const causeOf = ({ kind, storeName }: Pick<CashbackEntry, 'kind' | 'storeName'>): string =>
  causes[kind](storeName ?? 'The shop');
