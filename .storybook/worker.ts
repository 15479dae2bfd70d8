import { createDemoHandlers } from '@potli/api/mock';
import { HttpResponse, http } from 'msw';
import { setupWorker } from 'msw/browser';
import type { MswApi } from 'msw-storybook-addon/types';
import { isTest } from './isTest.ts';

const unhandled: string[] = [];

/** Calls of the API, but not modules of packages/api, which the page may fetch while the worker runs. */
const apiPath = /^https?:\/\/[^/]+\/api\//;

/** Takes every API call without another handler: the screen gets a network error, the report its name. */
const missing = http.all(apiPath, ({ request }) => {
  unhandled.push(`${request.method} ${new URL(request.url).pathname}`);
  return HttpResponse.error();
});

/** Folder of Storybook: at the top of its host, except where a static build is served below a path (docs/workflows.md). */
const base = new URL(import.meta.env.MODE === 'production' ? '.' : '/', location.href);

/** Gives pictures, which the shop has at the top of its host, from Storybook's own folder. */
const siteFile = http.get(`${location.origin}/*`, ({ request }) => {
  const { pathname, search } = new URL(request.url);
  if (pathname.startsWith(base.pathname) || apiPath.test(request.url)) return undefined;
  return fetch(new URL(`.${pathname}${search}`, base));
});

let started: ReturnType<typeof start> | undefined;

/** Starts the mock API, once: the stories of a docs page ask for it at the same time. */
export function startWorker() {
  started ??= start();
  return started;
}

/**
 * Requests for pages and assets are not changed. A test has no service worker: MSW then answers within the page, and neither
 * requests nor modules pass through another thread.
 */
async function start() {
  if (isTest) Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
  const worker = setupWorker(missing, siteFile);
  const url = new URL('mockServiceWorker.js', base).pathname;
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass', serviceWorker: { url } });
  return worker;
}

/** Opens a new demo shop for every story, so that no story sees what another one changed. */
export function openShop({ msw }: { msw: MswApi }) {
  unhandled.length = 0;
  msw.use(...createDemoHandlers());
}

/** Fails a story with a missing handler, which the error state of a screen could hide. */
export function rejectUnhandled() {
  if (unhandled.length > 0) throw new Error(`No mock handler for ${unhandled.join(', ')}`);
}
