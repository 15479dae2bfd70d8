import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const clientDir = path.resolve(import.meta.dirname, '../../apps/web/dist/client');

interface ViteChunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
  css?: string[];
}

/** What a first visit to a route loads, compressed with brotli (bytes). */
export interface RouteSize {
  script: number;
  styles: number;
}

/**
 * Sizes of a built route: the entry, and the chunks of the route and of the layouts around it, with all that they
 * import statically. What loads on demand (login modal, toaster, statecharts) does not count; of the parts below the
 * first screen only the styles count, because they are in the page.
 *
 * @param sources route files from the outermost layout inwards, relative to apps/web/src/routes, without ending
 * @param parts files of the parts, relative to apps/web/src
 */
export function routeSize(sources: readonly string[], parts: readonly string[] = []): RouteSize {
  const manifest = JSON.parse(readFileSync(path.join(clientDir, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    ViteChunk
  >;
  const reached = new Set<ViteChunk>();
  const reach = (chunk: ViteChunk | undefined, name: string) => {
    if (!chunk) throw new Error(`The build has no chunk ${name}.`);
    if (reached.has(chunk)) return;
    reached.add(chunk);
    for (const imported of chunk.imports ?? []) reach(manifest[imported], imported);
  };
  reach(
    Object.values(manifest).find((chunk) => chunk.isEntry),
    'entry',
  );
  for (const source of sources) {
    const start = `src/routes/${source}.tsx?tsr-split=component`;
    const name = Object.keys(manifest).find((key) => key.startsWith(start)) ?? start;
    reach(manifest[name], name);
  }
  const sum = (files: Iterable<string>) => [...new Set(files)].reduce((bytes, file) => bytes + compressed(file), 0);
  const chunks = [...reached];
  for (const part of parts) reach(manifest[`src/${part}`], part);
  return {
    script: sum(chunks.map((chunk) => chunk.file)),
    styles: sum([...reached].flatMap((chunk) => chunk.css ?? [])),
  };
}

function compressed(file: string): number {
  const full = path.join(clientDir, file);
  return statSync(existsSync(`${full}.br`) ? `${full}.br` : full).size;
}
