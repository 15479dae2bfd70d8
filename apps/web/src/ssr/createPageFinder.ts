import type { createRouter } from '../router.tsx';

/** The page at an address, as the routes know it. */
export interface FoundPage {
  /** Id of the route that shows it, or of a route for missing pages. */
  routeId: string;
  /** False if only a route for missing pages matches the address. */
  exists: boolean;
  /** The one spelling of its path. */
  path: string;
  /** Its query with only the parameters that the route reads, in one spelling: empty, or from the question mark on. */
  search: string;
  /** Slug or id in the address, as spelled there. */
  name?: string;
  /** An address of this route at which nothing can be. */
  missingPath: string;
}

/** The parts of a route that are used here. */
interface MatchedRoute {
  id: string;
  fullPath: string;
  options: { validateSearch?: ((search: unknown) => object) | object };
}

type Matched = readonly [branch: readonly MatchedRoute[], params: object, found: MatchedRoute | undefined];

/** No slug or id is spelled so. */
const NOTHING = '~';

/**
 * Makes a function that finds the page at an address in the routes. It loads and renders nothing. The path must have no
 * empty segments and no needless escapes.
 */
export function createPageFinder(router: ReturnType<typeof createRouter>) {
  return function findPage(path: string, search: string): FoundPage {
    const [branch, , found]: Matched = router.getMatchedRoutes(path);
    const route = found ?? router.routesById['/_public/$'];
    const template = route.fullPath.split('/').filter(Boolean);
    const exists = template.at(-1) !== '$';
    const missingPath = `/${template.map((part) => (part.startsWith('$') ? NOTHING : part)).join('/')}`;
    if (!exists) return { routeId: route.id, exists, path, search: '', missingPath };
    // The router ignores upper and lower case.
    const segments = path.split('/').filter(Boolean);
    const canonical = template.map((part, n) => (part.startsWith('$') ? (segments[n] ?? '') : part));
    return {
      routeId: route.id,
      exists,
      path: `/${canonical.join('/')}`,
      search: canonicalSearch(router, branch, search),
      name: segments.find((_, n) => template[n]?.startsWith('$')),
      missingPath,
    };
  };
}

function canonicalSearch(
  { options }: ReturnType<typeof createRouter>,
  branch: readonly MatchedRoute[],
  search: string,
): string {
  if (search === '') return '';
  const asked: unknown = options.parseSearch(search);
  const read: Record<string, unknown> = {};
  for (const route of branch) {
    const { validateSearch } = route.options;
    if (typeof validateSearch === 'function') Object.assign(read, validateSearch(asked));
  }
  return options.stringifySearch(read);
}
