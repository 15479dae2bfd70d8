import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../lib/root.ts';
import { pnpm } from './pnpm.ts';
import { run } from './run.ts';

/** Builds and packs a package as for publishing; resolves to the tarball, in a temporary folder. */
export async function packPackage(name: 'api' | 'machines' | 'proof' | 'ui'): Promise<string> {
  const source = join(root, 'packages', name);
  const folder = mkdtempSync(join(tmpdir(), `potli-${name}-`));
  await run(source, pnpm, 'run', 'build');
  await run(source, pnpm, 'pack', '--pack-destination', folder);
  const [tarball = ''] = readdirSync(folder).filter((file) => file.endsWith('.tgz'));
  return join(folder, tarball);
}
