import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../lib/root.ts';
import { pnpm } from './pnpm.ts';
import { run } from './run.ts';

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

/** What an example app asks for. */
export const exampleManifest = (name: string) =>
  JSON.parse(readFileSync(join(root, 'examples', name, 'package.json'), 'utf8')) as Manifest;

/** Copies an example out of the workspace and installs it, with the tarball in place of the published package; resolves to its folder. */
export async function createExample(name: string, tarball: string): Promise<string> {
  const folder = join(dirname(tarball), `example-${name}`);
  cpSync(join(root, 'examples', name), folder, { recursive: true });
  const manifest = exampleManifest(name);
  // the oldest versions that it takes: of newer ones this repository knows nothing
  const oldest = (ranges: Record<string, string>) =>
    Object.fromEntries(Object.entries(ranges).map(([each, range]) => [each, range.replace('^', '')]));
  const dependencies = { ...oldest(manifest.dependencies), '@potli/ui': `file:${tarball}` };
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ ...manifest, dependencies, devDependencies: oldest(manifest.devDependencies) }),
  );
  // outside of the workspace, production is what a shell of the tests says
  await run(folder, pnpm, 'install', '--prod=false', '--prefer-offline', '--ignore-workspace', '--ignore-scripts');
  return folder;
}
