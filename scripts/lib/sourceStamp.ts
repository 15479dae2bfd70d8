import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Sources of the built site. */
const SOURCES = [
  'apps/web/src',
  'apps/web/public',
  'apps/web/chunkGroups.ts',
  'apps/web/chunks.ts',
  'apps/web/routeOptions.ts',
  'apps/web/vite.config.ts',
  'packages/api/src',
  'packages/machines/src',
  'packages/proof/src',
  'packages/ui/src',
  'pnpm-lock.yaml',
];

function filesBelow(entry: string): string[] {
  if (path.extname(entry) !== '') return [entry];
  return readdirSync(entry, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && !/\.(stories|test)\.tsx?$|routeTree\.gen/.test(file.name))
    .map((file) => path.join(file.parentPath, file.name))
    .sort();
}

/** A digest of all sources of the site: the site is built again only when it changes. */
export function sourceStamp(root: string): string {
  const hash = createHash('sha256').update(process.version);
  for (const file of SOURCES.flatMap((source) => filesBelow(path.join(root, source)))) {
    hash.update(path.relative(root, file)).update(readFileSync(file));
  }
  return hash.digest('hex');
}
