import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../lib/root.ts';

const ui = join(root, 'packages/ui');

test('the README of the design system lists the components that cannot stand in a server component', () => {
  const reasons = globSync('src/**/*.stories.tsx', { cwd: ui })
    .map((file) => {
      const [, reason] = /clientOnly: '([^']+)'/.exec(readFileSync(join(ui, file), 'utf8')) ?? [];
      return [basename(file, '.stories.tsx'), reason] as const;
    })
    .filter(([, reason]) => reason !== undefined)
    .sort(([one], [other]) => one.localeCompare(other));
  const [, table = ''] =
    /\| Component +\| Because +\|\n\|[-| ]+\|\n((?:\|.*\n)+)/.exec(readFileSync(join(ui, 'README.md'), 'utf8')) ?? [];
  const rows = [...table.matchAll(/^\| `(\w+)` +\| (.*?) +\|$/gm)].map(([, name, reason]) => [name, reason]);
  expect(reasons.length).toBeGreaterThan(0);
  expect(rows).toEqual(reasons);
});
