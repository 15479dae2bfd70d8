import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './lib/root.ts';

/** Rows of docs/security.md: the test's file, and a part of its name where one is given. */
const rows = readFileSync(join(root, 'docs/security.md'), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, file, , name] = /\| `([^`]+(?:\.test|\.e2e|Tests)\.ts)`( › ([^|]+?))? *\|$/.exec(line) ?? [];
    return file === undefined ? [] : [{ file, name }];
  });

/** Paths without `apps/` or `packages/` are below the server's sources, which hold most tests. */
const pathOf = (file: string) => join(root, /^(apps|packages)\//.test(file) ? '' : 'apps/server/src', file);

test('the table has rows, and each names a test', () => {
  expect(rows.length).toBeGreaterThan(50);
  const threats = readFileSync(join(root, 'docs/security.md'), 'utf8').match(/^\| (?!Threat|-)/gm);
  expect(rows).toHaveLength(threats?.length ?? 0);
});

test.each(rows)('$file has $name', ({ file, name }) => {
  expect(existsSync(pathOf(file))).toBe(true);
  if (name !== undefined) expect(readFileSync(pathOf(file), 'utf8')).toContain(name);
});
