import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runProgram } from './runProgram.ts';
import type { Engine } from './startEngine.ts';
import { unpackBase, unpackDebian } from './unpackDebian.ts';

const root = path.resolve(import.meta.dirname, '../..');

/**
 * Makes what needs a network: Debian's packages in place of images of registries, and what the first stage of the Containerfile collects.
 * @param folder that is not there
 */
export async function packImages(folder: string): Promise<void> {
  const at = (name: string) => path.join(folder, name);
  await runProgram(['sh', path.join(root, 'deploy/collect.sh'), at('collected/image')]);
  // a copy would be root's
  await runProgram(['tar', '--create', '--file', at('collected.tar'), '--directory', at('collected'), 'image']);
  await unpackBase(at('base.tar'));
  cpSync(path.join(import.meta.dirname, 'postgresImage'), at('postgres'), { recursive: true });
  // the package makes a database
  const empty = '--customize-hook=rm -rf "$1"/var/lib/postgresql/*';
  await unpackDebian(at('postgres/root.tar'), '--variant=minbase', '--include=postgresql', empty);
}

/**
 * Gives an engine the images that Containerfile and compose.yaml name, and builds the shop's by the last stage of the Containerfile.
 * @param folder of `packImages`
 */
export async function loadImages(engine: Engine, folder: string): Promise<void> {
  const at = (name: string) => path.join(folder, name);
  await engine.run('import', at('collected.tar'), 'collected');
  await engine.run('import', at('base.tar'), nameIn('Containerfile', /^FROM (\S+)$/gm));
  const postgres = nameIn('compose.yaml', /^ +image: (\S+\/postgres:\S+)$/gm);
  await engine.run('build', '--quiet', '--file', at('postgres/Containerfile'), '--tag', postgres, at('postgres'));
  const shop = readFileSync(path.join(root, 'Containerfile'), 'utf8');
  const last = shop.slice(shop.lastIndexOf('\nFROM '));
  mkdirSync(at('shop'));
  writeFileSync(at('shop/Containerfile'), `FROM collected AS build\n${last}`);
  await engine.run('build', '--quiet', '--file', at('shop/Containerfile'), '--tag', 'potli', at('shop'));
}

/** The last image that a file of the repository names in this way. */
function nameIn(file: string, pattern: RegExp): string {
  const name = Array.from(readFileSync(path.join(root, file), 'utf8').matchAll(pattern), ([, found]) => found).at(-1);
  if (name === undefined) throw new Error(`${file} names no image.`);
  return name;
}
