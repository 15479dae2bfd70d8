import { HttpResponse, http, type RequestHandler } from 'msw';
import { setupWorker } from 'msw/browser';

const mocks = import.meta.glob<{ handlers: RequestHandler[] }>('../packages/api/src/mock/index.ts', { eager: true });
const handlers = Object.values(mocks).flatMap((mock) => mock.handlers);

const unhandled: string[] = [];

/** Takes every API call that no other handler wants: a network error for the screen, a name for the report. */
const missing = http.all('*/api/*', ({ request }) => {
  unhandled.push(`${request.method} ${new URL(request.url).pathname}`);
  return HttpResponse.error();
});

/** Starts the mock API; pages and assets pass through. */
export async function startWorker() {
  const worker = setupWorker(...handlers, missing);
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass' });
  return worker;
}

export function forgetUnhandled() {
  unhandled.length = 0;
}

/** Fails the story: a screen that shows its error state would otherwise hide a missing handler. */
export function rejectUnhandled() {
  if (unhandled.length > 0) throw new Error(`No mock handler for ${unhandled.join(', ')}`);
}
