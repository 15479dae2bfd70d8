import { expect, test } from 'vitest';
import { scanScript } from './scanScript.ts';

const found = (text: string) => scanScript('a.js', text).map(({ feature }) => feature);

test.each([
  ['Promise.withResolvers()', 'Promise.withResolvers'],
  ['URL.canParse(a)', 'URL.canParse'],
  ['window.URL.parse(a)', 'URL.parse'],
  ['Object.groupBy(a, b)', 'Object.groupBy'],
  ['AbortSignal.any([a])', 'AbortSignal.any'],
  ['Array.fromAsync(a)', 'Array.fromAsync'],
  ['new Intl.Segmenter()', 'Intl.Segmenter'],
  ['a.toSorted()', '.toSorted'],
  ['a?.toSpliced(1)', '.toSpliced'],
  ['const { checkVisibility } = a', '.checkVisibility'],
  ['a.showPopover()', '.showPopover'],
  ['a.isSubsetOf(b)', '.isSubsetOf'],
  ['text.isWellFormed()', '.isWellFormed'],
  ['scheduler.yield()', 'scheduler'],
  ['self.requestIdleCallback(a)', 'requestIdleCallback'],
  ['class A { static { a() } }', 'syntax: static {}'],
  ['await a', 'syntax: await outside of functions'],
  ['/(?<=a)b/', 'regular expression: (?<='],
  ['new RegExp("(?<!a)b")', 'regular expression: (?<='],
  ['/(?i:a)/', 'regular expression: (?i:'],
  ['/[a]/v', 'regular expression: flag v'],
])('%s is newer than the baseline', (text, feature) => {
  expect(found(text)).toContain(feature);
});

test.each([
  'structuredClone(a)',
  'a.at(-1)',
  'a.findLast(b)',
  'Object.hasOwn(a, b)',
  'a.replaceAll("b", "c")',
  'const f = async () => { await a }',
  'class A { #b = 1; static c = 2 }',
  '/(?<name>a)(?=b)/u',
  'function f(navigation) { return navigation }',
  'const o = { scheduler: 1 }',
])('%s is not', (text) => {
  expect(found(text)).toEqual([]);
});

test('says where it stands, and refuses what is no script', () => {
  expect(scanScript('a.js', 'f();a.toSorted()')).toEqual([{ feature: '.toSorted', at: 4 }]);
  expect(() => scanScript('a.js', 'const = 1')).toThrow('a.js is no script');
});
