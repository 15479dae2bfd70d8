import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../lib/root.ts';
import { run } from './run.ts';

/** The version of a package that the repository itself uses. */
export function installedVersion(name: string): string {
  const manifest = JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8')) as {
    version: string;
  };
  return manifest.version;
}

/** Makes a plain Vite app outside the workspace and installs the tarball in it; resolves to its folder. */
export async function createConsumer(tarball: string): Promise<string> {
  const folder = join(dirname(tarball), 'consumer');
  mkdirSync(folder);
  cpSync(join(import.meta.dirname, 'consumer'), folder, { recursive: true });
  const versions = ['react', 'react-dom', 'vite'].map((name) => [name, installedVersion(name)] as const);
  const dependencies: Record<string, string> = { '@potli/ui': `file:${tarball}`, ...Object.fromEntries(versions) };
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name: 'consumer', private: true, type: 'module', dependencies }),
  );
  await run(folder, 'npx', '-y', 'pnpm@12', 'install', '--prefer-offline', '--ignore-workspace', '--ignore-scripts');
  return folder;
}

/** Builds the consumer's app, with a mode the variant of that name; the site is in `dist` below its folder. */
export async function buildConsumer(folder: string, mode = 'production'): Promise<string> {
  await run(folder, process.execPath, 'node_modules/vite/bin/vite.js', 'build', '--mode', mode, '--logLevel', 'error');
  return join(folder, 'dist');
}
