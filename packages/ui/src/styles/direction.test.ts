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

/** Builds for older browsers replace it: see `inRtl`. */
const LOWERED = /['"`][^'"`]*:dir\(/;

const isPhysical = (line: string) =>
  LOWERED.test(line) || NAMED.test(line) || ALIGNED.test(line) || isUneven(FOUR_SIDES.exec(line)?.[2] ?? '');

test('a rule for sides is noticed', () => {
  const physical = [
    "left: '4px'",
    "paddingLeft: '4px'",
    "textAlign: 'right'",
    "padding: '0 4px 0 8px'",
    "'&:dir(rtl)': {}",
  ];
  const logical = [
    "insetInlineStart: '4px'",
    "padding: '0 4px'",
    'padding: `0 calc(1px + 2px) 4px`',
    "textAlign: 'end'",
  ];
  expect([...physical, ...logical].filter(isPhysical)).toEqual(physical);
});

test('styles name the ends of a line, not left and right, and the direction by its attribute', () => {
  expect(Object.keys(files).length).toBeGreaterThan(80);
  const found = Object.entries(files).flatMap(([file, text]) =>
    text.split('\n').flatMap((line, at) => (isPhysical(line) ? [`${file}:${at + 1} ${line.trim()}`] : [])),
  );
  expect(found).toEqual([]);
});
