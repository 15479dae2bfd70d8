/** Most bytes of a route on a first visit, compressed with brotli: its script and its styles. */
export interface Budget {
  route: string;
  /** Route files from the outermost layout inwards. */
  sources: readonly string[];
  /** Files of the parts below the first screen, relative to apps/web/src. */
  parts?: readonly string[];
  script: number;
  styles: number;
}

const kB = 1000;

const footer = 'shell/PublicShell/Footer.tsx';
const questions = 'components/details/Questions.tsx';

/** A page in the public shell, with its footer. `file` is its route file below `_public`. */
function publicPage(
  route: string,
  file: string,
  {
    parts = [],
    script = 122 * kB,
    styles = 12.6 * kB,
  }: { parts?: readonly string[]; script?: number; styles?: number } = {},
): Budget {
  return { route, sources: ['_public', `_public/${file}`], parts: [footer, ...parts], script, styles };
}

/** A detail page with questions. */
function questionPage(route: string, file: string): Budget {
  return publicPage(route, file, { parts: [questions], script: 125.8 * kB, styles: 13.4 * kB });
}

/** A screen of the dashboard in its shell. `file` is its route file below `user_dashboard`. */
function memberScreen(path: string, file: string, script: number, styles = 12.8 * kB): Budget {
  const route = `/user_dashboard${path}`;
  return { route, sources: ['user_dashboard/route', `user_dashboard/${file}`], script, styles };
}

/**
 * Raised only with a reason in the commit, which stays in git. What every page loads is React and the router (85 kB) and the start of the
 * site (17 kB). The page of a gift card and a gift have a form and a statechart, pages that begin with a call its schemas. The admin area costs these
 * pages nothing: it has a client of its own (docs/decisions/137).
 */
export const budgets: readonly Budget[] = [
  publicPage('/', 'index', { parts: ['screens/public/Home/HomeRest.tsx'], script: 120.2 * kB, styles: 14.6 * kB }),
  questionPage('/stores_details/{slug}', 'stores_details/$slug'),
  publicPage('/stores', 'stores', { script: 126.3 * kB, styles: 14.6 * kB }),
  publicPage('/categories', 'categories/index', { script: 120.6 * kB }),
  publicPage('/categories/{slug}', 'categories/$slug', { script: 121.7 * kB }),
  publicPage('/credit_cards', 'credit_cards', { script: 120.0 * kB }),
  questionPage('/creditcards_details/{slug}', 'creditcards_details/$slug'),
  questionPage('/credit_card_details/{slug}', 'credit_card_details/$slug'),
  publicPage('/gift_cards', 'gift_cards', { script: 120.0 * kB }),
  publicPage('/gift_card_details/{slug}', 'gift_card_details/$slug', { script: 148.6 * kB, styles: 14.9 * kB }),
  publicPage('/gift/{key}', 'gift/$key', { script: 146.5 * kB, styles: 15 * kB }),
  { route: '/checkout/{id}', sources: ['checkout/$orderId'], script: 162.4 * kB, styles: 10 * kB },
  publicPage('/deals', 'deals'),
  publicPage('/grabdeals/{slug}', 'grabdeals/$slug', { script: 126.9 * kB, styles: 13.8 * kB }),
  publicPage('/coupons', 'coupons', { script: 122.5 * kB }),
  publicPage('/forgot-password', 'forgot-password', { script: 124.0 * kB }),
  publicPage('/verify-email', 'verify-email', { script: 139.6 * kB }),
  publicPage('/stop-bank-change', 'stop-bank-change', { script: 119.9 * kB }),
  publicPage('/unsubscribe', 'unsubscribe', { script: 123.3 * kB }),
  publicPage('/terms-and-conditions', 'terms-and-conditions', { script: 122 * kB }),
  publicPage('/refund-policy', 'refund-policy', { script: 120.5 * kB }),
  publicPage('/privacy-policy', 'privacy-policy'),
  publicPage('/about', 'about'),
  publicPage('/contact', 'contact', { script: 124.7 * kB }),
  { route: '/redirect', sources: ['redirect'], script: 113.8 * kB, styles: 8.5 * kB },
  memberScreen('', 'index', 172.1 * kB),
  memberScreen('/my_profile', 'my_profile', 170.6 * kB),
  memberScreen('/order_history', 'order_history', 167.1 * kB, 13.2 * kB),
  memberScreen('/orders', 'orders/index', 164.7 * kB),
  memberScreen('/orders/{id}', 'orders/$orderId', 161.6 * kB),
  memberScreen('/reports/orders', 'reports/orders', 164.7 * kB),
  memberScreen('/bank_account', 'bank_account', 171.5 * kB),
  memberScreen('/transaction_history', 'transaction_history/index', 166.4 * kB),
  memberScreen('/transaction_history/{id}', 'transaction_history/$id', 158.5 * kB),
  memberScreen('/transaction_history/my_year', 'transaction_history/my_year', 166.1 * kB, 13 * kB),
  memberScreen('/my_custom_links', 'my_custom_links', 163.6 * kB),
  memberScreen('/refer_earn', 'refer_earn/index', 152.5 * kB),
  memberScreen('/refer_earn/people', 'refer_earn/people', 163.5 * kB),
  memberScreen('/reports/click', 'reports/click', 166.5 * kB),
  memberScreen('/support/faqs', 'support/faqs', 168.9 * kB),
  memberScreen('/missing_cashback', 'missing_cashback/index', 180.3 * kB, 13.7 * kB),
  memberScreen('/missing_cashback/my_missing_cashback', 'missing_cashback/my_missing_cashback', 172.4 * kB, 14.7 * kB),
  memberScreen('/tutorials/videos', 'tutorials/videos', 165.5 * kB),
  memberScreen('/my_cashback', 'my_cashback', 165.6 * kB),
  publicPage('/verify', 'verify', { script: 138.4 * kB, styles: 12.8 * kB }),
  memberScreen('/statement', 'statement', 153.8 * kB),
];
