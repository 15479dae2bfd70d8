/**
 * Keeps plain clicks on `data-wake` elements of a part instead of letting them act, for a replay once it is alive. Clicks
 * that open a tab or window keep their meaning. Answers how to stop.
 */
export function keepClicks(part: HTMLElement, kept: HTMLElement[]): () => void {
  const keep = (event: MouseEvent) => {
    const target = event.target instanceof Element && event.target.closest<HTMLElement>('[data-wake]');
    if (!target || !part.contains(target)) return;
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    kept.push(target);
  };
  // On the window: React stops, at the document, what is meant for a part that is not alive.
  window.addEventListener('click', keep, true);
  return () => window.removeEventListener('click', keep, true);
}
