import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rights, rightsOf, rightTexts, staffRoles } from '@potli/api/contract/roles';
import { expect, test } from 'vitest';
import { root } from './lib/root.ts';

const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

test('docs/product/admin.md says who may do what, as the contract has it', () => {
  const lines = readFileSync(join(root, 'docs/product/admin.md'), 'utf8').split('\n');
  const table = lines.filter((line) => line.startsWith('|')).map(cellsOf);
  const rows = rights.map((right) => [
    ...[`\`${right}\``, rightTexts[right]],
    ...staffRoles.map((role) => (rightsOf[role].includes(right) ? 'yes' : '')),
  ]);
  expect(table.filter((_, index) => index !== 1)).toEqual([
    ['Right', 'Lets people change or see', ...staffRoles],
    ...rows,
  ]);
});
