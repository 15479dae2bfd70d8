import { registerHooks } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** Folder of the repository. */
export const workspace = path.resolve(import.meta.dirname, '../../../..');

/** Folders of the modules that are loaded again after a change. */
export const serverFolders = ['apps/server/src', 'packages/api/src'].map((folder) => path.join(workspace, folder));

/** What the API host runs: no tests, and no documents beside the code. */
export function isServerSource(file: string): boolean {
  return (
    serverFolders.some((folder) => file.startsWith(folder + path.sep)) && /(?<!\.test)\.(?:ts|sql|json)$/.test(file)
  );
}

const VERSION = 'version';

/** Node caches every module that it has loaded (docs/decisions/034). A module with another query is another module, and so is what it imports. */
registerHooks({
  resolve(specifier, context, resolveNext) {
    const found = resolveNext(specifier, context);
    const version = context.parentURL?.startsWith('file:') && new URL(context.parentURL).searchParams.get(VERSION);
    if (!version || !found.url.startsWith('file:') || !isServerSource(fileURLToPath(found.url))) return found;
    return { ...found, url: versioned(found.url, version) };
  },
});

/** The code of the API host as it is on the disk now. @param version - a new number for each change */
export async function importServer(version: number): Promise<typeof import('@potli/server')> {
  const entry = pathToFileURL(path.join(workspace, 'apps/server/src/index.ts')).href;
  return (await import(versioned(entry, String(version)))) as typeof import('@potli/server');
}

function versioned(url: string, version: string): string {
  const address = new URL(url);
  address.searchParams.set(VERSION, version);
  return address.href;
}
