/** How long a page can still be there after somebody began to leave it, in ms: until the next one answers. */
const LEAVING_MS = 10_000;

let beganMs = Number.NEGATIVE_INFINITY;

/** Notes when the browser begins to leave the page. */
export function watchLeaving(): void {
  window.addEventListener('beforeunload', () => {
    beganMs = performance.now();
  });
}

/** Whether the page is about to go. A link that turned out to be a download leaves it where it is. */
export const isLeaving = (): boolean => performance.now() - beganMs < LEAVING_MS;
