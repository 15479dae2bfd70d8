import path from 'node:path';
import { ADMIN, chunkGroups } from './chunkGroups.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** The path of a module: from the root of this repository on, or from its package's name on. */
export function modulePath(id: string): string {
  const [file = ''] = id.replace('\0', '').split('?');
  const inPackage = file.split('/node_modules/').at(-1) ?? '';
  if (inPackage !== file) return inPackage;
  return path.isAbsolute(file) ? path.relative(root, file).split(path.sep).join('/') : file;
}

const startsWithAny = (module: string, beginnings: readonly string[]) =>
  beginnings.some((beginning) => module.startsWith(beginning));

/** The groups as Rolldown takes them. */
export const codeSplitting = {
  groups: chunkGroups.map(({ name, modules, except = [], minShareCount, initial }) => ({
    name,
    minShareCount,
    tags: initial ? ['$initial' as const] : undefined,
    test: (id: string) => {
      const module = modulePath(id);
      return startsWithAny(module, modules) && !startsWithAny(module, except);
    },
  })),
};

/**
 * Checks what renamed files and upgrades break in silence. Throws where a prefix of the groups fits no module of the
 * build, or where React is not read between the lines that switch stack traces off and on.
 */
export function checkChunks(chunks: readonly { name: string; moduleIds: readonly string[] }[]): void {
  const built = chunks.flatMap(({ moduleIds }) => moduleIds.map(modulePath));
  const stale = chunkGroups
    .flatMap(({ modules, except = [] }) => [...modules, ...except])
    .filter((beginning) => !built.some((module) => module.startsWith(beginning)));
  if (stale.length > 0)
    throw new Error(`chunkGroups.ts names what is not in the build: ${[...new Set(stale)].join(', ')}.`);
  const admin = built.find((module) => ADMIN.some((folder) => module.startsWith(folder)));
  if (admin !== undefined) throw new Error(`${admin} is in the client of visitors and members: see withoutAdmin.ts.`);
  const core = chunks.find(({ name }) => name === 'core')?.moduleIds.map(modulePath) ?? [];
  const [off, react, on] = ['hydration/stackTracesOff.ts', 'react-dom/', 'hydration/stackTracesOn.ts'].map((part) =>
    core.findIndex((module) => module.includes(part)),
  );
  if (off === undefined || react === undefined || on === undefined || off < 0 || off > react || react > on) {
    throw new Error('React is not read without stack traces: see src/hydration/hydrateRoot.ts.');
  }
}
