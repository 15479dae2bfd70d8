import { forfeitSpan } from '@potli/api/contract/forfeitSpan';
import { PRIVACY_NOTICE_DAYS, REFUND_BUSINESS_DAYS, SUPPORT_HOURS } from '@potli/api/contract/policy';

interface PublicPage {
  path: string;
  /** A text that its content has. */
  shows: string;
  /** Kept out of search engines. */
  hidden?: boolean;
}

/** One address of each public page. */
export const publicPages: readonly PublicPage[] = [
  { path: '/', shows: 'Top Stores' },
  { path: '/categories', shows: 'Accessories' },
  { path: '/categories/apparel', shows: 'Juttigali' },
  { path: '/stores', shows: 'All Stores' },
  { path: '/stores_details/juttigali', shows: 'Shop Now' },
  { path: '/credit_cards', shows: 'Credit Cards' },
  { path: '/creditcards_details/mayura-rozana', shows: 'Apply Now' },
  { path: '/gift_cards', shows: 'Jhilmil Daughters Gift Card' },
  { path: '/gift_card_details/jhilmil-gift-card', shows: 'non-refundable' },
  { path: '/deals', shows: 'Grab Deal' },
  { path: '/grabdeals/embroidered-juttis-bogo', shows: 'How to Get this Offer' },
  { path: '/coupons', shows: 'Get Deal' },
  { path: '/forgot-password', shows: 'Email', hidden: true },
  { path: '/verify-email', shows: 'Verify your e-mail', hidden: true },
  { path: '/stop-bank-change', shows: 'Stop the change of your bank details', hidden: true },
  { path: '/unsubscribe', shows: 'Switch off these mails', hidden: true },
  { path: '/terms-and-conditions', shows: forfeitSpan() },
  { path: '/refund-policy', shows: `${REFUND_BUSINESS_DAYS} business days` },
  { path: '/privacy-policy', shows: `${PRIVACY_NOTICE_DAYS} days` },
  { path: '/about', shows: 'minimum' },
  { path: '/contact', shows: `${SUPPORT_HOURS} hours` },
  { path: '/verify', shows: 'not sent anywhere' },
];
