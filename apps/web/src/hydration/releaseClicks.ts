import { showWaiting } from '../lib/showWaiting.ts';

/**
 * Lets clicks act as without scripts, those that were captured first. It is called where the page does not become
 * interactive, and does nothing once it is. The early script has it, so each byte counts.
 */
export function releaseClicks(): void {
  const { potliClicks: clicked } = window;
  if (!clicked) return;
  window.potliClicks = null;
  showWaiting(false);
  for (const element of clicked) inPage(element)?.click();
}

/** The element, or its copy where the part of the page was put back. */
export function inPage(element: HTMLElement): HTMLElement | null {
  if (element.isConnected) return element;
  return document.querySelector(`[data-replay="${element.dataset.replay}"]`);
}
