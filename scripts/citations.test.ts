import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { citationProblems } from './lib/citationProblems.ts';
import { root } from './lib/root.ts';
import { trackedFiles } from './lib/trackedFiles.ts';

const paths = trackedFiles();

test('every page, heading and file that is cited exists', () => {
  const files = paths
    .filter((path) => /\.(?:tsx?|mjs|mdx?)$/.test(path) && path !== 'scripts/citations.test.ts')
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
  expect(files.length).toBeGreaterThan(1_000);
  expect(citationProblems(files, new Set(paths))).toEqual([]);
});

const page = { path: 'docs/a.md', text: '# A page\n\n## Share & earn\n\n```ts\n// docs/none.md\n```\n' };
const repository = new Set([page.path, 'docs/decisions/007-a-window.md', 'apps/web/src/app.tsx', 'apps/web/src/b.ts']);

test.each([
  ['apps/web/src/b.ts', '/** docs/a.md, docs/a.md#share--earn, docs/decisions/007 */'],
  ['docs/b.md', '[one](a.md#a-page) [two](decisions/) [web](https://a.example/b) `src/app.tsx` `apps/web/src`'],
])('%s may say %s', (path, text) => {
  expect(citationProblems([page, { path, text }], repository)).toEqual([]);
});

test.each([
  ['apps/web/src/b.ts', '/** docs/none.md */', 'docs/none.md does not exist'],
  ['apps/web/src/b.ts', '/** docs/a.md#share */', 'docs/a.md has no heading #share'],
  ['apps/web/src/b.ts', '/** docs/decisions/008 */', 'docs/decisions/008 does not exist'],
  ['apps/web/src/b.ts', '/** Goes home (spec, section 2). */', '“(spec,” names no page of this repository'],
  ['apps/web/src/b.ts', '/** Masked (decisions, 12). */', '“(decisions,” names no page of this repository'],
  ['docs/b.md', '[one](none.md)', 'docs/none.md does not exist'],
  ['docs/b.md', '[one](a.md#none)', 'docs/a.md has no heading #none'],
  ['docs/b.md', '`lib/app.tsx`', 'lib/app.tsx does not exist'],
  ['docs/b.md', 'in `apps/none`', 'apps/none does not exist'],
])('%s may not say %s', (path, text, problem) => {
  expect(citationProblems([page, { path, text }], repository)).toContain(`${path}: ${problem}`);
});
