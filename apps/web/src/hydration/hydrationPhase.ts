import type { RegisteredRouter } from '@tanstack/react-router';
import { paths } from '../lib/paths.ts';

/** Parts of a page hydrate one after the other, when the browser is idle. After this time (ms) they have. */
const LONGEST_MS = 10_000;

let running = false;

/** Whether the server's page is being hydrated. False on the server, in stories, and once the page is interactive. */
export const isHydrating = () => running;

function end(): void {
  running = false;
}

/**
 * Starts with the page of the server, and ends when all of it is interactive or the visitor goes to another page. The
 * dashboard comes from the server without its content, so nothing is to be kept there.
 */
export function beginHydration(router: RegisteredRouter): void {
  running = !location.pathname.startsWith(paths.dashboard);
  setTimeout(end, LONGEST_MS);
  router.subscribe('onBeforeNavigate', ({ hrefChanged }) => hrefChanged && end());
}
