import type { createRouter } from '../router.tsx';

/** The page at an address, as far as the routes tell. */
export interface FoundPage {
  /** Id of the route that shows it; that of a route for missing pages where there is none. */
  routeId: string;
  /** False where no route but those for missing pages takes the address. */
  exists: boolean;
  /** The one spelling of its path. */
  path: string;
  /** Its query with what the route reads and nothing else, in one spelling: empty, or from the question mark on. */
  search: string;
  /** What the address names, such as a slug, as the address spells it. */
  name?: string;
  /** An address of this route at which nothing can be. */
  missingPath: string;
}

/** As much of a route as is read here; the router knows it as anything. */
interface MatchedRoute {
  id: string;
  fullPath: string;
  options: { validateSearch?: ((search: unknown) => object) | object };
}

type Matched = readonly [branch: readonly MatchedRoute[], params: object, found: MatchedRoute | undefined];

/** No slug or id is spelled so. */
const NOTHING = '~';

/**
 * Makes a function that tells the page at an address by a look at the routes: nothing is loaded or rendered. Its path has
 * to be free of empty segments and of needless escapes.
 */
export function createPageFinder(router: ReturnType<typeof createRouter>) {
  return function findPage(path: string, search: string): FoundPage {
    const [branch, , found]: Matched = router.getMatchedRoutes(path);
    const route = found ?? router.routesById['/_public/$'];
    const template = route.fullPath.split('/').filter(Boolean);
    const exists = template.at(-1) !== '$';
    const missingPath = `/${template.map((part) => (part.startsWith('$') ? NOTHING : part)).join('/')}`;
    if (!exists) return { routeId: route.id, exists, path, search: '', missingPath };
    // Routes are found whatever the case of their words.
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
