declare global {
  interface Window {
    /** Clicks that came before the page was alive; see server/earlyScripts.ts. Gone once it is. */
    potliEarly?: HTMLElement[];
  }
}

/** Does what was clicked too early, in that order. What has left the page meanwhile is let go. */
export function replay(elements: readonly HTMLElement[]): void {
  for (const element of elements) if (element.isConnected) element.click();
}

/** The page is alive: ends the keeping of clicks and does those that were kept. */
export function replayEarlyClicks(): void {
  const kept = window.potliEarly ?? [];
  window.potliEarly = undefined;
  // In a task of its own: React brings the part that a click reaches to life first, but not from within its own work.
  setTimeout(() => replay(kept));
}
