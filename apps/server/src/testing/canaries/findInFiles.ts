import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type Canaries, findCanaries } from './canaries.ts';

/** Every file below a folder that contains a canary, as `file: canary`. */
export function findInFiles(folder: string, wanted: Canaries): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .flatMap(({ parentPath, name }) => {
      const file = join(parentPath, name);
      return findCanaries(readFileSync(file), wanted).map((canary) => `${relative(folder, file)}: ${canary}`);
    })
    .sort();
}
