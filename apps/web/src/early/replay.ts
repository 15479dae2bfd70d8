declare global {
  interface Window {
    /** Clicks that came before the page was alive; see server/earlyScripts.ts. Gone once it is. */
    potliEarly?: HTMLElement[];
  }
}

/** Does what was clicked before the page was alive, in that order, and ends the keeping of clicks. */
export function replayEarlyClicks(): void {
  const kept = window.potliEarly ?? [];
  window.potliEarly = undefined;
  for (const element of kept) if (element.isConnected) element.click();
}
