import { loadLoginDialog } from './loadLoginDialog.ts';

/** What opens the login modal for a visitor: its buttons, and links to shops. */
const OPENS_LOGIN = 'a, [data-replay^=login], [data-replay=get-link], [data-replay=buy-gift-card]';

/** Fetches the modal while the page is hydrated, where an early press of a visitor is going to open it. */
export function loadLoginEarly(): void {
  if (document.documentElement.dataset.session === 'member') return;
  // what does not arrive is asked for again when it opens
  if (window.potliClicks?.some((element) => element.matches(OPENS_LOGIN))) loadLoginDialog().catch(() => {});
}
