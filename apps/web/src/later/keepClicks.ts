/**
 * Keeps plain clicks on `data-wake` elements instead of letting them act, for a replay once the element is alive. Clicks
 * that open a tab or window keep their meaning. Answers how to stop.
 */
export function keepClicks(element: HTMLElement, kept: HTMLElement[]): () => void {
  const keep = (event: MouseEvent) => {
    const target = event.target instanceof Element && event.target.closest<HTMLElement>('[data-wake]');
    if (!target || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    kept.push(target);
  };
  element.addEventListener('click', keep, true);
  return () => element.removeEventListener('click', keep, true);
}
