import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
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
 * Builds the stories of a git revision in a checkout with its own lockfile, once. Other revisions are deleted, because
 * they are large.
 * @returns the folder of the static Storybook
 */
export function buildRevision(ref: string): string {
  const sha = execFileSync('git', ['rev-parse', '--verify', `${ref}^{commit}`], { cwd: root, encoding: 'utf8' }).trim();
  const checkout = join(visualFolder, sha);
  const folder = join(checkout, 'stories');
  if (existsSync(join(folder, 'index.json'))) return folder;
  for (const name of readdirSync(visualFolder)) {
    if (/^[0-9a-f]{40}$/.test(name)) rmSync(join(visualFolder, name), { recursive: true });
  }
  mkdirSync(checkout, { recursive: true });
  const archive = join(checkout, 'tree.tar');
  run(root, 'git', 'archive', '--output', archive, sha);
  run(checkout, 'tar', '-xf', archive);
  run(checkout, 'npx', '-y', 'pnpm@12', 'install', '--frozen-lockfile', '--prefer-offline');
  build(checkout, folder);
  return folder;
}

function build(cwd: string, folder: string) {
  const storybook = join(cwd, 'node_modules/.bin/storybook');
  run(cwd, storybook, 'build', '--quiet', '--disable-telemetry', '--output-dir', folder);
}

function run(cwd: string, command: string, ...args: string[]) {
  execFileSync(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
}
