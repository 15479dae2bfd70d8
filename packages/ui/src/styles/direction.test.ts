import { expect, test } from 'vitest';

const files = import.meta.glob<string>(['../**/*.css.ts', './*.ts', '!./*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Sides by their names, where CSS has the ends of a line: `insetInlineStart`, `paddingInlineEnd`, `textAlign: 'start'`. */
const NAMED = /\b(?:left|right|(?:padding|margin|border|scrollMargin|scrollPadding)(?:Left|Right)\w*)\??:/;
const ALIGNED = /\b(?:textAlign|float|clear): ['"](?:left|right)/;
const FOUR_SIDES = /\b(?:padding|margin|inset|borderWidth|scrollMargin|scrollPadding): ([`'"])(.+?)\1/;

/** Whether a shorthand has another value on the left than on the right. */
function isUneven(shorthand: string): boolean {
  const innermost = /\$\{[^{}]*\}|\([^()]*\)/g;
  let text = shorthand;
  while (innermost.test(text)) text = text.replace(innermost, (part) => part.replace(/[\s(){}$]/g, '_'));
  const [, right, , left] = text.split(/\s+/);
  return left !== undefined && left !== right;
}

const isPhysical = (line: string) =>
  NAMED.test(line) || ALIGNED.test(line) || isUneven(FOUR_SIDES.exec(line)?.[2] ?? '');

/** Sides that are the same in every script, with the reason. */
const SAME_IN_EVERY_SCRIPT: Record<string, string> = {
  '../components/Timeline/Timeline.css.ts': 'becomes a general component, which brings its own',
};

test('a rule for sides is noticed', () => {
  const physical = ["left: '4px'", "paddingLeft: '4px'", "textAlign: 'right'", "padding: '0 4px 0 8px'"];
  const logical = [
    "insetInlineStart: '4px'",
    "padding: '0 4px'",
    'padding: `0 calc(1px + 2px) 4px`',
    "textAlign: 'end'",
  ];
  expect([...physical, ...logical].filter(isPhysical)).toEqual(physical);
});

test('styles name the ends of a line, not left and right', () => {
  expect(Object.keys(files).length).toBeGreaterThan(80);
  const found = Object.entries(files).flatMap(([file, text]) =>
    text.split('\n').flatMap((line, at) => (isPhysical(line) ? [`${file}:${at + 1} ${line.trim()}`] : [])),
  );
  const excused = Object.keys(SAME_IN_EVERY_SCRIPT);
  expect(found.filter((line) => !excused.some((file) => line.startsWith(file)))).toEqual([]);
  expect(excused.filter((file) => !found.some((line) => line.startsWith(file)))).toEqual([]);
});
