import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RouteAssets } from '../src/entry-server.tsx';

interface ViteChunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
}

/** The built client, as far as pages need it. */
export interface BuiltClient {
  /** Text of the inline script that loads the others. */
  earlyScript: string;
  /** Addresses of the entry and, before it, of what it imports. */
  scripts: readonly string[];
  /**
   * Further scripts of the screens of each route, by the route's id. Their loaders are not among them: the page of a
   * first visit holds the data.
   */
  routeScripts: Readonly<Record<string, readonly string[]>>;
  /** Stylesheets that the screens of each route wait for, by the route's id: those of their lazy parts come later. */
  routeStyles: Readonly<Record<string, readonly string[]>>;
  /** Further scripts of a page that starts with a session check. */
  sessionScripts: readonly string[];
  /** Stylesheets of each route and the text of each, for inlining. No script is preloaded: none runs before content. */
  assets: RouteAssets & {
    routes: Record<string, { css?: string[] }>;
    inlineCss: { styles: Record<string, string> };
  };
}

/** Checks the session. */
const SESSION = 'src/features/session/startAuth.ts';

/** Mark of the files that a route is split into. */
const SPLIT = '?tsr-split=';

/** The manifests of the clients: of visitors and members, and of the admin area (docs/decisions/137). */
const MANIFESTS = { site: 'manifest.json', admin: 'manifest.admin.json' };

/** Reads a client that Vite built into `dist`. Throws where a chunk belongs to no route, so that no page goes without its styles. */
export function readBuiltClient(
  dist: string,
  routeIds: readonly string[],
  which: keyof typeof MANIFESTS = 'site',
): BuiltClient {
  const clientDir = path.join(dist, 'client');
  const manifest = JSON.parse(readFileSync(path.join(clientDir, '.vite', MANIFESTS[which]), 'utf8')) as Record<
    string,
    ViteChunk
  >;
  const entry = Object.values(manifest).find((chunk) => chunk.isEntry);
  if (!entry) throw new Error('The client was built without an entry.');

  const closure = (chunk: ViteChunk | undefined, seen = new Set<ViteChunk>()): Set<ViteChunk> => {
    if (!chunk || seen.has(chunk)) return seen;
    seen.add(chunk);
    for (const name of chunk.imports ?? []) closure(manifest[name], seen);
    return seen;
  };
  const styles: Record<string, string> = {};
  const cssOf = (chunks: Set<ViteChunk>) =>
    [...new Set([...chunks].reverse().flatMap((chunk) => chunk.css ?? []))].map((file) => {
      styles[`/${file}`] ??= readFileSync(path.join(clientDir, file), 'utf8').trim();
      return `/${file}`;
    });

  const addressesOf = (chunks: Set<ViteChunk>) => [...chunks].reverse().map(({ file }) => `/${file}`);

  const without = (chunks: Set<ViteChunk>, known: Set<ViteChunk>) =>
    new Set([...chunks].filter((chunk) => !known.has(chunk)));

  const shared = closure(entry);
  const routes: BuiltClient['assets']['routes'] = { __root__: { css: cssOf(shared) } };
  const routeScripts: Record<string, string[]> = {};
  const routeStyles: Record<string, string[]> = {};
  for (const [source, chunk] of Object.entries(manifest)) {
    if (!source.includes(SPLIT)) continue;
    const id = routeIds.find((candidate) => candidate === toRouteId(source));
    if (!id) throw new Error(`No route for ${source}.`);
    const own = without(closure(chunk), shared);
    if (source.includes(`${SPLIT}component`)) {
      routeScripts[id] = addressesOf(own);
      routeStyles[id] = cssOf(own);
    }
    // Lazy parts (src/hydration) are in the page from the start, so their styles must be, too.
    const known = new Set([...shared, ...own]);
    const parts = [...own].flatMap(({ dynamicImports = [] }) => dynamicImports.map((name) => closure(manifest[name])));
    const css = [own, ...parts.map((part) => without(part, known))].flatMap(cssOf);
    routes[id] = { css: [...new Set([...(routes[id]?.css ?? []), ...css])] };
  }
  const earlyScript = readFileSync(path.join(dist, 'early/early.js'), 'utf8').trim();
  const sessionScripts = addressesOf(without(closure(manifest[SESSION]), shared));
  return {
    earlyScript,
    scripts: addressesOf(shared),
    routeScripts,
    routeStyles,
    sessionScripts,
    assets: { routes, inlineCss: { styles } },
  };
}

/** `src/routes/stores_details/$slug.tsx?tsr-split=component` → `/stores_details/$slug`. */
function toRouteId(source: string): string {
  const file = source.slice('src/routes/'.length, source.indexOf('.tsx'));
  return `/${file.replaceAll('.', '/')}`.replace(/\/index$/, '/').replace(/\/route$/, '');
}
