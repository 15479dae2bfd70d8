function stay(event: Event) {
  if (event.type === 'submit' || (event.target as Element).closest('a[href]')) event.preventDefault();
}

/** What scripts ask for (`location.assign`); reloading stays possible, Vite does it after changes. */
function stayWhenSent(event: NavigateEvent) {
  if (!event.destination.sameDocument && event.navigationType !== 'reload') event.preventDefault();
}

/**
 * Plain links, forms and scripts lead nowhere in stories: leaving the page would take the whole test run with it.
 * Listens on `window`, after every handler of the story has had the event.
 */
export function stayOnPage() {
  window.addEventListener('click', stay);
  window.addEventListener('submit', stay);
  window.navigation.addEventListener('navigate', stayWhenSent);
  return () => {
    window.removeEventListener('click', stay);
    window.removeEventListener('submit', stay);
    window.navigation.removeEventListener('navigate', stayWhenSent);
  };
}
