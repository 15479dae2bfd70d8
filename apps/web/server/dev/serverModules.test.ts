import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';
import { isServerSource, workspace } from './serverModules.ts';

test.each([
  ['apps/server/src/domain/orders/rates/cashback.ts', true],
  ['apps/server/src/db/migrations/0001_init.sql', true],
  ['packages/api/src/contract/stores.ts', true],
  ['apps/server/src/domain/orders/rates/cashback.test.ts', false],
  ['apps/server/package.json', false],
  ['apps/web/src/router.tsx', false],
])('a change of %s restarts the API: %s', (file, restarts) => {
  expect(isServerSource(path.join(workspace, file))).toBe(restarts);
});

test('a new version has new modules, also those that it imports', { timeout: 120_000 }, () => {
  // in a process of its own: the tests' own loader does not ask Node's
  const script = `
    const { importServer } = await import(${JSON.stringify(path.join(import.meta.dirname, 'serverModules.ts'))});
    const [first, again, next] = [await importServer(1), await importServer(1), await importServer(2)];
    console.log(first.ProblemError === again.ProblemError, first.ProblemError === next.ProblemError);`;
  const options = ['--conditions=source', '--input-type=module', '--eval', script];
  expect(execFileSync(process.execPath, options, { encoding: 'utf8' })).toBe('true false\n');
});
