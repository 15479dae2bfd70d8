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

/** What a built client consists of, as the pages need it. */
export interface BuiltClient {
  /** Addresses of what brings a page to life: the entry, and before it what that imports, to be fetched beside it. */
  scripts: readonly string[];
  /**
   * What else the screens of each route consist of, by the route's id. Their loaders come later: a first visit brings
   * the data along.
   */
  routeScripts: Readonly<Record<string, readonly string[]>>;
  /** Stylesheets of each route and the text of each, for inlining. No script is preloaded: none runs before content. */
  assets: RouteAssets;
}

/** What of a route comes in a file of its own; its loader apart, which has no styles. */
const SPLIT = '?tsr-split=';

/** Reads Vite's client manifest. Throws where a chunk belongs to no route, so that no page goes without its styles. */
export function readBuiltClient(clientDir: string, routeIds: readonly string[]): BuiltClient {
  const manifest = JSON.parse(readFileSync(path.join(clientDir, '.vite/manifest.json'), 'utf8')) as Record<
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
  const routes: RouteAssets['routes'] = { __root__: { css: cssOf(shared) } };
  const routeScripts: Record<string, string[]> = {};
  for (const [source, chunk] of Object.entries(manifest)) {
    if (!source.includes(SPLIT)) continue;
    const id = routeIds.find((candidate) => candidate === toRouteId(source));
    if (!id) throw new Error(`No route for ${source}.`);
    const own = without(closure(chunk), shared);
    if (source.includes(`${SPLIT}component`)) routeScripts[id] = addressesOf(own);
    // Parts that come alive later (src/hydration) stand in the page from the start, so their styles must too.
    const known = new Set([...shared, ...own]);
    const parts = [...own].flatMap(({ dynamicImports = [] }) => dynamicImports.map((name) => closure(manifest[name])));
    const css = [own, ...parts.map((part) => without(part, known))].flatMap(cssOf);
    routes[id] = { css: [...new Set([...(routes[id]?.css ?? []), ...css])] };
  }
  return { scripts: addressesOf(shared), routeScripts, assets: { routes, inlineCss: { styles } } };
}

/** `src/routes/stores_details/$slug.tsx?tsr-split=component` → `/stores_details/$slug`. */
function toRouteId(source: string): string {
  const file = source.slice('src/routes/'.length, source.indexOf('.tsx'));
  return `/${file.replaceAll('.', '/')}`.replace(/\/index$/, '/').replace(/\/route$/, '');
}
