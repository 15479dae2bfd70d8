import { answerFile, answerKept, answerPage, cacheNameOf, handlingOf, OFFLINE_PAGE, outdated } from './workerRules.ts';

/** The server puts the build's name in front of this script: another build is another worker. */
declare const self: ServiceWorkerGlobalScope & { potliBuild: string };

const { potliBuild, location, registration, clients } = self;
const open = () => caches.open(cacheNameOf(potliBuild));

self.addEventListener('install', (event) => {
  event.waitUntil(open().then((cache) => cache.add(new Request(OFFLINE_PAGE, { cache: 'reload' }))));
  // A page never mixes two builds, so open pages need not be closed first.
  event.waitUntil(self.skipWaiting());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(takeOver());
});

self.addEventListener('fetch', (event) => {
  const handling = handlingOf(event.request, location.origin);
  if (handling === 'page') event.respondWith(open().then((cache) => answerPage(() => freshPage(event), cache)));
  if (handling === 'kept') event.respondWith(open().then((cache) => answerKept(() => freshPage(event), cache)));
  if (handling === 'file') event.respondWith(open().then((cache) => answerFile(event.request, cache, fetch)));
});

async function takeOver(): Promise<void> {
  // The browser requests the page while the worker is starting.
  await registration.navigationPreload?.enable();
  const old = outdated(await caches.keys(), potliBuild);
  await Promise.all(old.map((name) => caches.delete(name)));
  await clients.claim();
}

async function freshPage(event: FetchEvent): Promise<Response> {
  const preloaded: unknown = await event.preloadResponse;
  return preloaded instanceof Response ? preloaded : fetch(event.request);
}
