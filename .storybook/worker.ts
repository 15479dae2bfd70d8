import { createDemoHandlers } from '@potli/api/mock';
import { HttpResponse, http } from 'msw';
import { setupWorker } from 'msw/browser';
import type { MswApi } from 'msw-storybook-addon/types';

const unhandled: string[] = [];

/** Paths of hosts: not the modules of packages/api, which the page may fetch while the worker listens. */
const apiPath = /^https?:\/\/[^/]+\/api\//;

/** Takes every API call that no other handler wants: a network error for the screen, a name for the report. */
const missing = http.all(apiPath, ({ request }) => {
  unhandled.push(`${request.method} ${new URL(request.url).pathname}`);
  return HttpResponse.error();
});

let started: ReturnType<typeof start> | undefined;

/** Starts the mock API, once: the stories of a docs page ask for it at the same time. */
export function startWorker() {
  started ??= start();
  return started;
}

/** Pages and assets pass through. */
async function start() {
  const worker = setupWorker(missing);
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass' });
  return worker;
}

/** Opens the demo shop anew for every story: what one story signs up or clicks is unknown to the next. */
export function openShop({ msw }: { msw: MswApi }) {
  unhandled.length = 0;
  msw.use(...createDemoHandlers());
}

/** Fails the story: a screen that shows its error state would otherwise hide a missing handler. */
export function rejectUnhandled() {
  if (unhandled.length > 0) throw new Error(`No mock handler for ${unhandled.join(', ')}`);
}
