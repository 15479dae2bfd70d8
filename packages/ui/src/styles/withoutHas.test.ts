import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const files = globSync('packages/ui/src/**/*.css.ts').filter((file) =>
  /:has\([^']*:(?:focus-visible|checked)/.test(readFileSync(file, 'utf8')),
);

test('some boxes show the focus or the choice of the control within', () => {
  expect(files.length).toBeGreaterThan(4);
});

test.each(files)('%s shows it without :has, too', (file) => {
  const component = file.replace('.css.ts', '.tsx');
  const sources = [file, component]
    .filter((source) => existsSync(source))
    .map((source) => readFileSync(source, 'utf8'));
  // the covering radio button is a native one there
  expect(sources.join('\n')).toMatch(/withoutHas\(|className=\{coveringRadio\}/);
});
