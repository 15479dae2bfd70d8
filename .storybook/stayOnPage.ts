function stay(event: Event) {
  if (event.type === 'submit' || (event.target as Element).closest('a[href]')) event.preventDefault();
}

/** Navigation by scripts (`location.assign`); reloading stays possible, because Vite does it after changes. */
function stayOnNavigation(event: NavigateEvent) {
  if (!event.destination.sameDocument && event.navigationType !== 'reload') event.preventDefault();
}

/**
 * Plain links, forms and scripts do not leave the page of a story: that would end the whole test run.
 * Listens on `window`, after all handlers of the story.
 */
export function stayOnPage() {
  window.addEventListener('click', stay);
  window.addEventListener('submit', stay);
  window.navigation.addEventListener('navigate', stayOnNavigation);
  return () => {
    window.removeEventListener('click', stay);
    window.removeEventListener('submit', stay);
    window.navigation.removeEventListener('navigate', stayOnNavigation);
  };
}
