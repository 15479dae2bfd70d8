import { existsSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../lib/root.ts';
import { trackedFiles } from '../lib/trackedFiles.ts';

const { externals } = JSON.parse(readFileSync(join(root, 'chromatic.config.json'), 'utf8')) as { externals: string[] };
const files = trackedFiles().filter((file) => /^(\.storybook|apps\/web\/public|packages\/ui\/src)\//.test(file));

/** The modules of the repository that a module imports, by relative paths. */
function importsOf(file: string): string[] {
  const imports = readFileSync(join(root, file), 'utf8').matchAll(/ from '(\.[^']+)'|^import '(\.[^']+)'/gm);
  return [...imports].map(([, named = '', bare = named]) => join(file, '..', bare));
}

/** A module with everything it imports. */
function withImports(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || !existsSync(join(root, file))) return seen;
  seen.add(file);
  for (const each of importsOf(file)) withImports(each, seen);
  return seen;
}

/** What stories are built from although no module of the browser imports it. */
const unseen = {
  'styles, which run at build time with what they import': files
    .filter((file) => file.endsWith('.css.ts'))
    .flatMap((file) => [...withImports(file)]),
  'pictures that are served as files': files.filter((file) => file.startsWith('apps/web/public/')),
  'what surrounds every story': files.filter((file) => file.startsWith('.storybook/')),
};

test.each(Object.entries(unseen))('Chromatic takes all stories after a change of %s', (_what, found) => {
  expect(found.length).toBeGreaterThan(10);
  const missing = new Set(found.filter((file) => !externals.some((pattern) => matchesGlob(file, pattern))));
  expect([...missing]).toEqual([]);
});
