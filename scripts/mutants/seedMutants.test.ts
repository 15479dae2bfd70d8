import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { seedMutants } from './seedMutants.ts';

/** What a module gives to `note` without a fault, then with each of its faults. */
function notesOf(source: string): unknown[] {
  const { seeds, compile } = seedMutants('sum.ts', source);
  const code = compile(seeds.map((_, at) => at + 1));
  return [0, ...seeds.map((_, at) => at + 1)].map((active) => {
    const notes: unknown[] = [];
    const note = (value: unknown) => notes.push(value);
    runInNewContext(code, { note, __isMutant: (id: number) => id === active });
    return notes;
  });
}

const changesOf = (source: string) => seedMutants('sum.ts', source).seeds.map(({ change }) => change);

describe('each fault changes what the module does', () => {
  test.each([
    ['a boundary', 'const a = note.length; note(a <= a)'],
    ['an operator', 'note(3 * 7)'],
    ['a flag', 'note(true)'],
    ['a big number', 'note(9n)'],
    ['a word', "note('PENDING')"],
    ['an empty text', "note('')"],
    ['a fallback', 'note(undefined ?? 7)'],
    ['a condition', 'if (note.length === 1) note(1)'],
    ['a choice', 'const flag = note.length === 1; note(flag ? 7 : flag)'],
    ['an element', 'note([note.length])'],
    ['a call', 'note(1); note(2);'],
    ['a return', 'function one() { return [1][0]; } note(one())'],
  ])('%s', (_, source) => {
    const [whole, ...faulty] = notesOf(source);
    expect(faulty.length).toBeGreaterThan(0);
    const unseen = changesOf(source).filter(
      (_change, at) => JSON.stringify(faulty[at], noBigInt) === JSON.stringify(whole, noBigInt),
    );
    expect(unseen).toEqual([]);
  });
});

const noBigInt = (_: string, value: unknown) => (typeof value === 'bigint' ? `${value}n` : (value ?? 'undefined'));

test('types, names, addresses of modules and words for people have no faults', () => {
  const source = `
    import { a } from './a.ts';
    export type Kind = 'one' | 2;
    const names = { one: a, 'two-three': a } as Record<Kind, unknown>;
    throw new Error('This is for people.' + \`\${names}\`);
  `;
  expect(changesOf(source)).toEqual([]);
});

test('an empty text as a fallback is for the compiler', () => {
  expect(changesOf(`const [a = ''] = b;`)).toEqual([]);
  expect(changesOf(`const a = b ?? '';`)).toEqual([`b ?? '' → b`]);
  expect(changesOf(`const a = b ?? 'c';`)).toEqual([`'c' → ''`, `b ?? 'c' → b`]);
});

test('one row more than the first is for nobody', () => {
  expect(changesOf('const [a] = b.limit(1);')).toEqual([]);
  expect(changesOf('const a = b.limit(2);')).toEqual(['2 → 2 + 1']);
});

test('a module without chosen faults is as it was, behind one line', () => {
  const source = 'export const sum = (a: number, b: number) => a + b;';
  expect(seedMutants('sum.ts', source).compile([undefined])).toMatch(
    /^const __isMutant = .*;export const sum = .* a \+ b;$/,
  );
});

test('a fault has its place and what is changed', () => {
  expect(seedMutants('sum.ts', '\nconst more = a < b;').seeds).toEqual([
    { file: 'sum.ts', line: 2, change: 'a < → <=' },
  ]);
});
