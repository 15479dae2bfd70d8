import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../lib/root.ts';
import { run } from './run.ts';

/** Folder of the design system. */
export const uiFolder = join(root, 'packages/ui');

/** Builds and packs the design system as for publishing; resolves to the tarball, in a temporary folder. */
export async function packUi(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'potli-ui-'));
  await run(uiFolder, 'npx', '-y', 'pnpm@12', 'run', 'build');
  await run(uiFolder, 'npx', '-y', 'pnpm@12', 'pack', '--pack-destination', folder);
  const [tarball = ''] = readdirSync(folder).filter((name) => name.endsWith('.tgz'));
  return join(folder, tarball);
}
