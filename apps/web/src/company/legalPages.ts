import { paths } from '../lib/paths.ts';

/** A legal page without its text. */
export interface LegalPage {
  path: string;
  title: string;
  /** Its content in one sentence. */
  describe: (productName: string) => string;
}

/** The legal pages by name; apart from their texts, which only their own routes fetch. */
export const legalPages = {
  terms: {
    path: paths.terms,
    title: 'Terms & Conditions',
    describe: (productName) =>
      `The rules of ${productName}: who may join, how cashback is earned, paid and lost, and what holds for referrals, share links and gift cards.`,
  },
  refund: {
    path: paths.refundPolicy,
    title: 'Refund Policy',
    describe: (productName) =>
      `What ${productName} pays back, when it reaches you, and which purchases cannot be returned or cancelled.`,
  },
  privacy: {
    path: paths.privacyPolicy,
    title: 'Privacy Policy',
    describe: (productName) =>
      `Which data ${productName} keeps about you, what for, with whom it is shared, for how long, and how you take it back.`,
  },
} satisfies Record<string, LegalPage>;
