import { expect, test } from 'vitest';
import { programName } from './programName.ts';

test.each([
  ['cli:root', 'root (command line)'],
  ['cli:shop', 'the shop itself'],
  ['token:books:2026', 'books:2026 (token)'],
  ['member:4', undefined],
  ['somebody', undefined],
])('%s is %s', (who, name) => {
  expect(programName(who)).toBe(name);
});
