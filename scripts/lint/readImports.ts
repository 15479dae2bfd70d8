import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ImportGraph } from './findCircle.ts';

const isLeftOut = (path: string) => /\.(test|stories|gen)\.tsx?$/.test(path);

/**
 * Which file of a folder imports which by its path, types included; paths are relative to the folder. Tests, stories and
 * generated files are left out, and so is `import()`: what is loaded later may need what loads it.
 */
export function readImports(folder: string): ImportGraph {
  const files = globSync('**/*.{ts,tsx}', { cwd: folder }).filter((path) => !isLeftOut(path));
  return new Map(
    files.map((path) => {
      const found = readFileSync(join(folder, path), 'utf8').matchAll(/(?:from|import) '(\.[^']+)'/g);
      return [path, new Set([...found].map(([, target = '']) => join(dirname(path), target)))];
    }),
  );
}
