import { existsSync } from 'node:fs';
import { runProgram } from './runProgram.ts';

const RELEASE = 'bookworm';

/**
 * Unpacks Debian's packages in place of an image of a registry.
 * @param target a folder, or a file that ends with .tar
 * @param options of mmdebstrap
 * @throws where mmdebstrap is missing or finds no packages
 */
export async function unpackDebian(target: string, ...options: readonly string[]): Promise<void> {
  if (!existsSync('/usr/bin/mmdebstrap')) throw new Error('mmdebstrap is missing: apt-get install mmdebstrap.');
  await runProgram(['mmdebstrap', '--quiet', ...options, RELEASE, target]);
}

/** In place of `distroless/cc`: glibc and libstdc++. */
export const unpackBase = (target: string) => unpackDebian(target, '--variant=extract', '--include=libc6,libstdc++6');
