import { existsSync } from 'node:fs';
import { registerHooks } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './root.ts';

/** By the name they are imported by: of hundreds of small files each, which take Node most of a second to read. */
export const libraries: ReadonlyMap<string, string> = new Map([
  ['drizzle-orm', 'orm'],
  ['drizzle-orm/pg-core', 'pgCore'],
  ['drizzle-orm/node-postgres', 'nodePostgres'],
]);

/** Below apps/server, so that what they import themselves is found. */
export const packedFolder = path.join(root, 'apps/server/dist/libraries');

/** From here on, the server's libraries come from the packed files, where those were built. */
export function usePackedLibraries(): void {
  const packed = new Map([...libraries].map(([name, file]) => [name, path.join(packedFolder, `${file}.js`)]));
  if (![...packed.values()].every((file) => existsSync(file))) return;
  registerHooks({
    resolve(name, context, next) {
      const file = packed.get(name);
      return file ? { url: pathToFileURL(file).href, shortCircuit: true } : next(name, context);
    },
  });
}
