import { expect, it } from 'vitest';
import { type ContentKind, type PlannedRow, planContent } from './planContent.ts';

interface Entry {
  question: string;
  answer: string;
}

const kind: ContentKind<Entry> = {
  kind: 'faqs',
  entryOf: (row) => ({ question: String(row.question), answer: String(row.answer).replace('{n}', '7') }),
  fieldsOf: (entry) => ({ ...entry }),
  nameOf: ({ question }) => question,
};

const entry = (question: string, answer = 'It is.'): Entry => ({ question, answer });
const row = (key: string, rank: number, answer = 'It is.'): PlannedRow => ({
  key,
  rank,
  version: 1,
  row: { key, question: key, answer, rank, contentType: 'STORE' },
});

const plan = (rows: PlannedRow[], entries: Entry[], gone: [string, object][] = []) =>
  planContent([{ contentType: 'STORE', entries }], {
    kind,
    gone: new Map(gone) as never,
    isTaken: (key) => rows.some((held) => held.key === key),
    shown: [{ contentType: 'STORE', rows }],
  }).map(({ key, row: made }) => [key, made && { answer: made.answer, rank: made.rank }]);

const rows = [row('a', 0), row('b', 0), row('c', 5, 'In {n} days.')];

it('changes nothing where all is as it was, also what says a number by its name', () => {
  expect(plan(rows, [entry('a'), entry('b'), entry('c', 'In 7 days.')])).toEqual([]);
});

it('adds at the end, takes away, and edits what has the same question', () => {
  expect(plan(rows, [entry('a'), entry('c', 'Now.'), entry('d')])).toEqual([
    ['c', { answer: 'Now.', rank: 5 }],
    ['d', { answer: 'It is.', rank: 6 }],
    ['b', null],
  ]);
});

it('puts an entry back at its place, with the names of numbers that it had', () => {
  const now = [row('a', 0), row('c', 1)];
  const was = { question: 'b', answer: 'In {n} days.' };
  expect(plan(now, [entry('a'), entry('b', 'In 7 days.'), entry('c')], [['b', was]])).toEqual([
    ['b', { answer: 'In {n} days.', rank: 1 }],
    ['c', { answer: 'It is.', rank: 2 }],
  ]);
});

it('sorts rows of one rank', () => {
  expect(plan(rows.slice(0, 2), [entry('b'), entry('a')])).toEqual([['a', { answer: 'It is.', rank: 1 }]]);
});

it('gives an entry that is there twice a key of its own', () => {
  expect(plan([row('a', 0)], [entry('a'), entry('a')])).toEqual([['a-2', { answer: 'It is.', rank: 1 }]]);
});
