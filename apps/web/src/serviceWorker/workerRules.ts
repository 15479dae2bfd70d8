/** How the worker handles a request: as a page, as a page that it caches, as a file of the build, or not at all. */
export type Handling = 'page' | 'kept' | 'file' | 'none';

/** The handling of a request from a page of `origin`. Calls to the API pass: their data has to be fresh. */
export function handlingOf({ url, method, mode }: Pick<Request, 'url' | 'method' | 'mode'>, origin: string): Handling {
  const address = new URL(url);
  if (method !== 'GET' || address.origin !== origin) return 'none';
  if (address.pathname.startsWith('/api/')) return 'none';
  if (address.pathname === KEPT_PAGE) return 'kept';
  if (mode === 'navigate') return 'page';
  return address.pathname.startsWith('/assets/') ? 'file' : 'none';
}

/** The page shown while there is no network. */
export const OFFLINE_PAGE = '/offline.html';

/** The only page that works without a network: it shows no price and no rate, and checks files in the browser. */
const KEPT_PAGE = '/verify';

const PREFIX = 'potli-';

/** The cache of one build. */
export const cacheNameOf = (build: string) => PREFIX + build;

/** Caches of other builds, to be dropped. Caches of other programs on this origin stay. */
export function outdated(names: readonly string[], build: string): string[] {
  return names.filter((name) => name.startsWith(PREFIX) && name !== cacheNameOf(build));
}

/** The part of a cache that is used here. */
type StaticCache = Pick<Cache, 'match' | 'put'>;

/** A file of the build: its name contains a hash of its content, so a cached one never expires. */
export async function answerFile(
  request: Request,
  cache: StaticCache,
  fetchFile: (request: Request) => Promise<Response>,
): Promise<Response> {
  const cached = await cache.match(request);
  if (cached) return cached;
  const response = await fetchFile(request);
  if (response.ok) await cache.put(request, response.clone());
  return response;
}

/** A cached page: from the network first, and without one from the cache. */
export async function answerKept(fetchPage: () => Promise<Response>, cache: StaticCache): Promise<Response> {
  const fresh = await answerPage(fetchPage, { match: async () => undefined });
  if (fresh.ok) await cache.put(KEPT_PAGE, fresh.clone());
  if (fresh.type !== 'error') return fresh;
  // the page fetches itself in another way than the browser does
  return (await cache.match(KEPT_PAGE, { ignoreVary: true })) ?? answerPage(() => Promise.reject(new Error()), cache);
}

/** A page: always from the network, because rates and deals change. Without a network the offline page is shown. */
export async function answerPage(fetchPage: () => Promise<Response>, cache: Pick<Cache, 'match'>): Promise<Response> {
  try {
    return await fetchPage();
  } catch {
    return (await cache.match(OFFLINE_PAGE)) ?? Response.error();
  }
}
