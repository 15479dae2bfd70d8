function stay(event: Event) {
  if (event.type === 'submit' || (event.target as Element).closest('a[href]')) event.preventDefault();
}

/**
 * Plain links and forms lead nowhere in stories: leaving the page would take the whole test run with it.
 * Listens on `window`, after every handler of the story has had the event.
 */
export function stayOnPage() {
  window.addEventListener('click', stay);
  window.addEventListener('submit', stay);
  return () => {
    window.removeEventListener('click', stay);
    window.removeEventListener('submit', stay);
  };
}
