import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.ts';

const checkouts = join(root, '.checkouts');

/**
 * Unpacks a git revision with the packages of its own lockfile, once. Other revisions are deleted, because they are large.
 * @returns its folder
 */
export function checkOut(ref: string): string {
  const sha = execFileSync('git', ['rev-parse', '--verify', `${ref}^{commit}`], { cwd: root, encoding: 'utf8' }).trim();
  const folder = join(checkouts, sha);
  // written last by an installation
  if (existsSync(join(folder, 'node_modules/.modules.yaml'))) return folder;
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(checkouts)) if (name !== sha) rmSync(join(checkouts, name), { recursive: true });
  const archive = join(folder, 'tree.tar');
  run(root, 'git', 'archive', '--output', archive, sha);
  run(folder, 'tar', '-xf', archive);
  rmSync(archive);
  run(folder, 'npx', '-y', 'pnpm@12', 'install', '--frozen-lockfile', '--prefer-offline');
  return folder;
}

function run(cwd: string, command: string, ...args: string[]) {
  execFileSync(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
}
