import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Sources of the built site. */
const SOURCES = [
  'apps/web/src',
  'apps/web/public',
  'apps/web/checkDesk.ts',
  'apps/web/chunkGroups.ts',
  'apps/web/chunks.ts',
  'apps/web/ownDesk.ts',
  'apps/web/routeOptions.ts',
  'apps/web/vite.config.ts',
  'packages/api/src',
  'packages/machines/src',
  'packages/proof/src',
  'packages/ui/src',
  'pnpm-lock.yaml',
];

/** Pages and columns of the operator's own, where there are some (docs/desk-of-your-own.md). */
const OWN = 'own/desk';

function filesBelow(entry: string): string[] {
  if (path.extname(entry) !== '') return [entry];
  return readdirSync(entry, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && !/\.(stories|test)\.tsx?$|routeTree\.gen/.test(file.name))
    .map((file) => path.join(file.parentPath, file.name))
    .filter((file) => !/(?:^|[\\/])(?:node_modules|\.tsbuild)[\\/]/.test(path.relative(entry, file)))
    .sort();
}

/** A digest of all sources of the site: the site is built again only when it changes. */
export function sourceStamp(root: string): string {
  const hash = createHash('sha256').update(process.version);
  const sources = existsSync(path.join(root, OWN)) ? [...SOURCES, OWN] : SOURCES;
  for (const file of sources.flatMap((source) => filesBelow(path.join(root, source)))) {
    hash.update(path.relative(root, file)).update(readFileSync(file));
  }
  return hash.digest('hex');
}
