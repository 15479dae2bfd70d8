import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../lib/root.ts';
import { APPROVALS_PAGE, judgeDifferences, readApprovals } from './approvals.ts';

const inHaat = '- 2026-11-20 `^components-content-tag--.* haat-`: The corners of Haat are square';
const everywhere = '- 2026-11-23 `^components-actions-link--`: Links are underlined';

const names = ['components-content-tag--tones haat-dark-390', 'components-content-tag--tones potli-dark-390'];
const differences = names.map((name) => ({ name, verdict: '7 pixels differ' }));

test('a line approves what its pattern names, and gives its reason', () => {
  const { open, approved, stale } = judgeDifferences(differences, { page: inHaat, basePage: '' });
  expect(approved).toEqual([{ ...differences[0], reason: 'The corners of Haat are square' }]);
  expect(open).toEqual([differences[1]]);
  expect(stale).toEqual([]);
});

test('a line that matches nothing is stale', () => {
  const { stale } = judgeDifferences(differences, { page: `${inHaat}\n${everywhere}`, basePage: '' });
  expect(stale.map(({ line }) => line)).toEqual([everywhere]);
});

test('a line that the base has approves nothing more, and is stale', () => {
  const { open, approved, stale } = judgeDifferences(differences, { page: inHaat, basePage: `# Title\n\n${inHaat}` });
  expect(open).toEqual(differences);
  expect(approved).toEqual([]);
  expect(stale.map(({ line }) => line)).toEqual([inHaat]);
});

test.each([
  '- `^components-content-tag--`: no date',
  '- 2026-11-23 `^components-content-tag--`',
  '- 2026-11-23 ^tag: no code',
])('refuses %s', (line) => {
  expect(() => readApprovals(`Some words.\n\n${line}\n`)).toThrow(line);
});

test('the page can be read', () => {
  expect(() => readApprovals(readFileSync(join(root, APPROVALS_PAGE), 'utf8'))).not.toThrow();
});
