import { execFileSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { checkOut } from '../lib/checkOut.ts';
import { root } from '../lib/root.ts';

/** Everything that this tool writes; git ignores it. */
export const visualFolder = join(root, '.visual');

/**
 * Builds the stories of the working tree.
 * @returns the folder of the static Storybook
 */
export function buildTree(): string {
  const folder = join(visualFolder, 'tree');
  rmSync(folder, { recursive: true, force: true });
  build(root, folder);
  return folder;
}

/**
 * Builds the stories of a git revision, once.
 * @returns the folder of the static Storybook
 */
export function buildRevision(ref: string): string {
  const checkout = checkOut(ref);
  const folder = join(checkout, 'stories');
  if (!existsSync(join(folder, 'index.json'))) build(checkout, folder);
  return folder;
}

function build(cwd: string, folder: string) {
  const storybook = join(cwd, 'node_modules/.bin/storybook');
  const args = ['build', '--quiet', '--disable-telemetry', '--output-dir', folder];
  execFileSync(storybook, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
}
