import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { root } from '../lib/root.ts';
import changeLog from './changeLog.ts';
import { exampleManifests } from './exampleVersions.ts';
import { uiVersion } from './releasedApi.ts';

const published = globSync('packages/*/package.json', { cwd: root })
  .map((file) => JSON.parse(readFileSync(join(root, file), 'utf8')) as { name: string; private?: boolean })
  .filter((manifest) => manifest.private !== true)
  .map(({ name }) => name);

const namesIn = (changeset: string) =>
  [...(changeset.split('---')[1] ?? '').matchAll(/^['"]?(@[\w/-]+)/gm)].map(([, name = '']) => name);

it('changesets name published packages only: at another one the next version cannot be made', () => {
  expect(namesIn('---\n\'@potli/ui\': minor\n"@potli/mails": patch\n---\n\n@potli/api\n')).toEqual([
    '@potli/ui',
    '@potli/mails',
  ]);
  const others = globSync('.changeset/*.md', { cwd: root }).flatMap((file) =>
    namesIn(readFileSync(join(root, file), 'utf8'))
      .filter((name) => !published.includes(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(published).toHaveLength(4);
  expect(others).toEqual([]);
});

it('an entry of a change log begins with what breaks', () => {
  const summary = 'A tile has a title.\n\nBreaking:\n\n- `label` → `title`';
  expect(changeLog.getReleaseLine({ summary })).toBe(
    '- **Breaking.** A tile has a title.\n\n  Breaking:\n\n  - `label` → `title`',
  );
  expect(changeLog.getReleaseLine({ summary: 'A tile is\nsmaller.' })).toBe('- A tile is\n  smaller.');
});

it('an entry of a dependency is one line', () => {
  const dependencies = [{ name: '@potli/api', newVersion: '0.2.0' }];
  expect(changeLog.getDependencyReleaseLine([], dependencies)).toBe('- Needs `@potli/api` 0.2.0.');
});

it('example apps ask for the versions that the repository has', () => {
  const catalog = (
    parse(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8')) as { catalog: Record<string, string> }
  ).catalog;
  // Next.js checks types by a compiler that TypeScript 7 does not have
  const own = ['next', 'typescript'];
  const asked = exampleManifests().flatMap((file) => {
    const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Record<string, string>>;
    return Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
  });
  expect(asked.length).toBeGreaterThan(10);
  const expected = (name: string) => `^${name === '@potli/ui' ? uiVersion() : catalog[name]}`;
  expect(asked.filter(([name, range]) => !own.includes(name) && range !== expected(name))).toEqual([]);
});
