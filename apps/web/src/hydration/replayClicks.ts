import { inPage } from './releaseClicks.ts';

declare global {
  interface Window {
    /** Elements clicked before the page was hydrated, as `loadScriptsAfterPaint.ts` captures them. Undefined once it is, null where scripts failed. */
    potliClicks?: HTMLElement[] | null;
  }
}

/** Clicks elements in their order, or what stands for them. Those that have left the page are left out. */
export function replayClicks(elements: readonly HTMLElement[]): void {
  for (const element of elements) inPage(element)?.click();
}

/** Ends the capture of clicks once the page is hydrated, and replays those that were captured. */
export function replayEarlyClicks(): void {
  const clicked = window.potliClicks ?? [];
  if (window.potliClicks) window.potliClicks = undefined;
  // In a task of its own: React hydrates the part that a click reaches first, but not during its own work.
  setTimeout(() => replayClicks(clicked));
}
