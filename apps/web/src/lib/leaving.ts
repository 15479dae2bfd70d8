declare global {
  interface Window {
    /** When the visitor began to leave the page, in ms of `performance.now()`. */
    potliLeftMs?: number;
  }
}

/** How long a page can still be there after the visitor began to leave it, in ms: until the next one answers. */
const LEAVING_MS = 10_000;

/** Notes when the browser begins to leave the page. It can do so before the scripts have come. */
export function watchLeaving(): void {
  addEventListener('beforeunload', () => {
    window.potliLeftMs = performance.now();
  });
}

/** In ms: how long the page may still be about to go. On the server nothing leaves. A link that turned out to be a download leaves it where it is. */
const remainingMs = () => LEAVING_MS - performance.now() + (globalThis.window?.potliLeftMs ?? Number.NEGATIVE_INFINITY);

export const isLeaving = (): boolean => remainingMs() > 0;

/** Resolves when the page is not about to go: at once, or after the longest time that leaving takes. */
export async function untilStaying(): Promise<void> {
  while (isLeaving()) await new Promise((resolve) => setTimeout(resolve, remainingMs()));
}
