import { showWaiting } from '../lib/showWaiting.ts';
import { inPage } from './releaseClicks.ts';

declare global {
  interface Window {
    /** Elements clicked before the page was hydrated, as `loadScriptsAfterPaint.ts` captures them. Undefined once it is, null where scripts failed. */
    potliClicks?: HTMLElement[] | null;
  }
}

/** Clicks elements in their order, or their copies. Those that have left the page are left out. */
export function replayClicks(elements: readonly HTMLElement[]): void {
  for (const each of elements) {
    const element = inPage(each);
    if (element && !click(element)) click(element);
  }
}

/**
 * @returns false where React has kept the click from its element: it has hydrated what is around a lazy part, but not the part, which from
 *   then on captures clicks for itself
 */
function click(element: HTMLElement): boolean {
  let isReached = false;
  const reach = () => {
    isReached = true;
  };
  element.addEventListener('click', reach);
  element.click();
  element.removeEventListener('click', reach);
  return isReached;
}

/** Ends the capture of clicks once the page is hydrated, and replays those that were captured. */
export function replayEarlyClicks(): void {
  const clicked = window.potliClicks ?? [];
  if (window.potliClicks) window.potliClicks = undefined;
  // In a task of its own: React hydrates the part that a click reaches first, but not during its own work.
  setTimeout(() => {
    showWaiting(false);
    replayClicks(clicked);
  });
}
