/** What the worker does about a request: answers a page, answers a file of the build, or keeps out of it. */
export type Handling = 'page' | 'file' | 'none';

/** Tells the handling of a request of this origin's pages. Data is never the worker's: it has to be fresh. */
export function handlingOf({ url, method, mode }: Pick<Request, 'url' | 'method' | 'mode'>, origin: string): Handling {
  const address = new URL(url);
  if (method !== 'GET' || address.origin !== origin) return 'none';
  if (address.pathname.startsWith('/api/')) return 'none';
  if (mode === 'navigate') return 'page';
  return address.pathname.startsWith('/assets/') ? 'file' : 'none';
}
