declare global {
  interface Window {
    /** Elements clicked before the page was hydrated, as `loadScriptsAfterPaint.ts` captures them. Undefined once it is. */
    potliClicks?: HTMLElement[];
  }
}

/** Clicks elements in their order. Those that have left the page are left out. */
export function replayClicks(elements: readonly HTMLElement[]): void {
  for (const element of elements) if (element.isConnected) element.click();
}

/** Ends the capture of clicks once the page is hydrated, and replays those that were captured. */
export function replayEarlyClicks(): void {
  const clicked = window.potliClicks ?? [];
  window.potliClicks = undefined;
  // In a task of its own: React hydrates the part that a click reaches first, but not during its own work.
  setTimeout(() => replayClicks(clicked));
}
