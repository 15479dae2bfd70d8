/**
 * Captures plain clicks on `data-replay` elements inside `part`, instead of letting them act, into `captured`. Clicks that
 * open a tab or window are left alone.
 * @returns stops capturing
 */
export function captureClicks(part: HTMLElement, captured: HTMLElement[]): () => void {
  const capture = (event: MouseEvent) => {
    const target = event.target instanceof Element && event.target.closest<HTMLElement>('[data-replay]');
    if (!target || !part.contains(target)) return;
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    captured.push(target);
  };
  // On the window: React stops events for parts that are not hydrated at the document.
  window.addEventListener('click', capture, true);
  return () => window.removeEventListener('click', capture, true);
}
