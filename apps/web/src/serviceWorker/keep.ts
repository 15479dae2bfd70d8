/** The page shown while there is no network. */
export const OFFLINE_PAGE = '/offline.html';

const PREFIX = 'potli-';

/** The cache of one build. */
export const cacheNameOf = (build: string) => PREFIX + build;

/** Caches of other builds, to be dropped. Those of other programs on this origin are left alone. */
export function outdated(names: readonly string[], build: string): string[] {
  return names.filter((name) => name.startsWith(PREFIX) && name !== cacheNameOf(build));
}

/** What of a cache is needed here. */
type Kept = Pick<Cache, 'match' | 'put'>;

/** A file of the build: its name tells its content, so what is kept is right for ever. */
export async function answerFile(
  request: Request,
  kept: Kept,
  fetchIt: (request: Request) => Promise<Response>,
): Promise<Response> {
  const known = await kept.match(request);
  if (known) return known;
  const response = await fetchIt(request);
  if (response.ok) await kept.put(request, response.clone());
  return response;
}

/** A page: always the network's. Pages hold rates and deals, so none is kept; without a network the offline page says so. */
export async function answerPage(fresh: () => Promise<Response>, kept: Pick<Cache, 'match'>): Promise<Response> {
  try {
    return await fresh();
  } catch {
    return (await kept.match(OFFLINE_PAGE)) ?? Response.error();
  }
}
