import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './lib/root.ts';
import { trackedFiles } from './lib/trackedFiles.ts';

/** Lines of the comments that are followed by another one: what they described stands elsewhere now. */
const strayComments = (text: string): number[] =>
  [...text.matchAll(/^[ \t]*\/\*\*(?:(?!\*\/)[\s\S])*\*\/[ \t]*\n(?=[ \t]*\/\*\*)/gm)].map(
    ({ index }) => text.slice(0, index).split('\n').length,
  );

test('two comments in a row are noticed', () => {
  expect(strayComments('/** One. */\n/**\n * Two.\n */\nconst two = 2;\n\n/** Three. */\nconst three = 3;\n')).toEqual([
    1,
  ]);
});

test('a doc comment stands before what it describes', () => {
  const files = trackedFiles().filter((path) => /\.tsx?$/.test(path));
  expect(files.length).toBeGreaterThan(1000);
  const found = files.flatMap((path) =>
    strayComments(readFileSync(join(root, path), 'utf8')).map((line) => `${path}:${line}`),
  );
  expect(found).toEqual([]);
});
