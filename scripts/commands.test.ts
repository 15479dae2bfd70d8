import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { commandProblems } from './lib/commandProblems.ts';
import { root } from './lib/root.ts';
import { trackedFiles } from './lib/trackedFiles.ts';

const CODE = /^```(?:sh|text)?\n[\s\S]*?^```$|`[^`\n]+`/gm;

const pages = trackedFiles()
  .filter((path) => /\.mdx?$/.test(path) && !path.startsWith('.changeset/'))
  .map((path) => ({ path, code: readFileSync(join(root, path), 'utf8').match(CODE) ?? [] }));

test('every command that a page names exists', () => {
  expect(pages.flatMap(({ code }) => code).filter((text) => text.includes('pnpm')).length).toBeGreaterThan(10);
  expect(
    pages.flatMap(({ path, code }) => code.flatMap(commandProblems).map((problem) => `${path}: ${problem}`)),
  ).toEqual([]);
});

test('every task of the editor is a command that exists', () => {
  const text = readFileSync(join(root, '.vscode/tasks.json'), 'utf8');
  const { tasks } = JSON.parse(text) as { tasks: { command: string }[] };
  expect(tasks.flatMap(({ command }) => commandProblems(command))).toEqual([]);
});

test.each([
  'npx -y pnpm@12 verify',
  'pnpm vitest run --project unit',
  'pnpm install --frozen-lockfile',
  'npx -y pnpm@12 --filter @potli/ui run build',
  'npx -y pnpm@12 run docs',
  'node scripts/verify.ts',
])('%s exists', (command) => {
  expect(commandProblems(command)).toEqual([]);
});

test.each([
  ['npx -y pnpm@12 verifi', 'npx -y pnpm@12 verifi: there is no such script or program'],
  ['pnpm docs', 'pnpm docs: pnpm has a command of that name, write "run docs"'],
  ['pnpm --filter @potli/ui run verify', 'pnpm --filter @potli/ui run verify: there is no such script or program'],
  ['node --conditions=source scripts/none.ts', 'node --conditions=source scripts/none.ts: there is no such file'],
])('%s does not exist', (command, problem) => {
  expect(commandProblems(command)).toEqual([problem]);
});
