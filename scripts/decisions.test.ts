import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Decision, decisionProblems } from './lib/decisionProblems.ts';
import { root } from './lib/root.ts';
import { trackedFiles } from './lib/trackedFiles.ts';

const folder = 'docs/decisions/';
const read = (path: string) => readFileSync(join(root, path), 'utf8');

test('decisions are short, and listed in order', () => {
  const pages = trackedFiles()
    .filter((path) => path.startsWith(folder) && path !== `${folder}README.md`)
    .map((path) => ({ file: path.slice(folder.length), text: read(path) }));
  expect(pages.length).toBeGreaterThan(70);
  expect(decisionProblems(pages, read(`${folder}README.md`))).toEqual([]);
});

const row = (number: string, file: string) => `| ${number} | [Title](${file}) | In one line |\n`;
const one: Decision = { file: '001-one.md', text: '# 001 One\n' };
const three: Decision = { file: '003-three.md', text: `# 003 Three\n\n| - |\n${'word '.repeat(218)}` };
const list = `Not used: 002.\n\n${row('001', '001-one.md')}${row('003', '003-three.md')}`;

test('a page may have 220 words, and a number may be named as not used', () => {
  expect(decisionProblems([three, one], list)).toEqual([]);
});

test.each<[string, Decision[], string]>([
  ['003-three.md has 221 words, more than 220', [one, { ...three, text: `${three.text} more` }], list],
  ['004-four.md has no row', [one, three, { file: '004-four.md', text: '' }], list],
  ['003-three.md has another number', [one, three], list.replace('| 003 |', '| 004 |')],
  ['the row of 001-one.md is too late', [one, three], `Not used: 002.\n${list.split('\n').reverse().join('\n')}`],
  ['the row of 001-one.md is too late', [one, three], list.replace('\n\n', `\n\n${row('001', '001-one.md')}`)],
  ['“Not used” does not name the numbers from 2 to 2', [one, three], list.replace('Not used: 002.', '')],
  ['003 is there twice', [one, three, { file: '003-two.md', text: '' }], list],
])('finds that %s', (problem, pages, text) => {
  expect(decisionProblems(pages, text)).toContain(problem);
});
