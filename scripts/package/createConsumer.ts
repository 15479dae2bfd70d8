import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../lib/root.ts';
import { pnpm } from './pnpm.ts';
import { run } from './run.ts';

/** The version of a package that the repository itself uses. */
export function installedVersion(name: string): string {
  const manifest = JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8')) as {
    version: string;
  };
  return manifest.version;
}

export interface ConsumerOptions {
  tarball: string;
  /** Name of a folder in `consumers/`. */
  template: string;
  /** Packages of the app, in the versions of this repository. */
  packages: readonly string[];
  /** Packages that only this app has, with their versions. */
  others?: Record<string, string>;
}

/** Makes an app outside the workspace and installs the tarball in it; resolves to its folder. */
export async function createConsumer({ tarball, template, packages, others }: ConsumerOptions): Promise<string> {
  const folder = join(dirname(tarball), template);
  mkdirSync(folder);
  cpSync(join(import.meta.dirname, 'consumers', template), folder, { recursive: true });
  const versions = Object.fromEntries(packages.map((name) => [name, installedVersion(name)]));
  const dependencies = { '@potli/ui': `file:${tarball}`, ...versions, ...others };
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name: 'consumer', private: true, type: 'module', dependencies }),
  );
  await run(folder, pnpm, 'install', '--prefer-offline', '--ignore-workspace', '--ignore-scripts');
  return folder;
}

/** Builds an app of Vite, or the variant that its configuration has for a mode; resolves to the folder of the site. */
export async function buildConsumer(folder: string, mode?: 'host' | 'guests'): Promise<string> {
  const args = ['build', '--mode', mode ?? 'production', '--logLevel', 'error'];
  await run(folder, process.execPath, 'node_modules/vite/bin/vite.js', ...args);
  return join(folder, mode ? `dist-${mode}` : 'dist');
}
