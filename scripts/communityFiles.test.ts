import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './lib/root.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');

test('owners own folders and files that exist', () => {
  const rules = read('.github/CODEOWNERS')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  expect(rules.length).toBeGreaterThan(1);
  const patterns = rules.map((rule) => rule.split(' ')[0] ?? '').filter((pattern) => pattern !== '*');
  expect(patterns.filter((pattern) => !existsSync(join(root, pattern)))).toEqual([]);
});

test('updates are grouped by names of packages that are used, and wait as long as an install asks', () => {
  const { packageRules, minimumReleaseAge } = JSON.parse(read('renovate.json')) as {
    packageRules: { matchPackageNames: string[] }[];
    minimumReleaseAge: string;
  };
  const lockfile = read('pnpm-lock.yaml');
  const isUsed = (name: string) => new RegExp(`^ +'?${name.replace('**', '[^@]+')}@\\d`, 'm').test(lockfile);
  const names = packageRules.flatMap((rule) => rule.matchPackageNames);
  expect(names.filter((name) => !isUsed(name))).toEqual([]);
  const [, minutes] = /^minimumReleaseAge: (\d+)$/m.exec(read('pnpm-workspace.yaml')) ?? [];
  expect(minimumReleaseAge).toBe(`${Number(minutes) / 60 / 24} days`);
});

test('the editor starts programs that exist', () => {
  const { configurations } = JSON.parse(read('.vscode/launch.json')) as { configurations: { program?: string }[] };
  const programs = configurations.flatMap(({ program }) => program ?? []);
  expect(programs.length).toBeGreaterThan(0);
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the editor's own variable
  const files = programs.map((program) => program.replace('${workspaceFolder}', root));
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});
