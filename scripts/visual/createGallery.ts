import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Shots } from './shootStories.ts';

/** Pictures of a revision that is built once, kept on disk. */
export interface Gallery {
  /** Pictures of stories, or undefined where one of them has none yet. */
  find: (names: string[]) => Shots | undefined;
  add: (shots: Shots) => void;
}

/** Opens the pictures in a folder; those of another `stamp` (browser, way of shooting) are thrown away. */
export function createGallery(folder: string, stamp: string): Gallery {
  const stampFile = join(folder, 'stamp');
  if (!existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== stamp) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    writeFileSync(stampFile, stamp);
  }
  const present = new Set(readdirSync(folder));
  const toFile = (name: string) => `${name.replace(' ', '_')}.png`;
  return {
    find: (names) => {
      if (!names.every((name) => present.has(toFile(name)))) return undefined;
      return new Map(names.map((name) => [name, readFileSync(join(folder, toFile(name)))]));
    },
    add: (shots) => {
      for (const [name, shot] of shots) {
        writeFileSync(join(folder, toFile(name)), shot);
        present.add(toFile(name));
      }
    },
  };
}
