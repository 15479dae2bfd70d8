import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/root.ts';
import { trackedFiles } from '../lib/trackedFiles.ts';
import { pnpm } from './pnpm.ts';
import { run } from './run.ts';

/** Copies the repository as it is now into a folder, and installs it, as after a clone. */
export async function createClone(folder: string): Promise<void> {
  for (const file of trackedFiles()) cpSync(join(root, file), join(folder, file));
  await run(folder, pnpm, 'install', '--prefer-offline', '--prod=false');
}
