import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './lib/root.ts';

interface Manifest {
  exports: Record<string, string>;
  publishConfig: { exports: Record<string, string> };
}

describe.each(['api', 'machines', 'proof'])('packages/%s', (name) => {
  const folder = join(root, 'packages', name);
  const { exports, publishConfig } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

  it('exports files, each by its own name', () => {
    const missing = Object.values(exports).filter((file) => !existsSync(join(folder, file)));
    expect(missing).toEqual([]);
  });

  it('publishes what the workspace imports, built', () => {
    const built = Object.entries(exports).map(([entry, file]) => {
      return [entry, file.replace('./src/', './dist/').replace(/\.ts$/, '.js')];
    });
    expect(publishConfig.exports).toEqual({ ...Object.fromEntries(built), './package.json': './package.json' });
  });
});

it('exports every file with calls of the contract', () => {
  const api = join(root, 'packages/api');
  const { exports } = JSON.parse(readFileSync(join(api, 'package.json'), 'utf8')) as Manifest;
  const resources = readFileSync(join(api, 'src/contract/resources.ts'), 'utf8').matchAll(/from '\.\/(\w+)\.ts'/g);
  const missing = [...resources].filter(([, noun]) => !exports[`./contract/${noun}`]);
  expect(missing.map(([line]) => line)).toEqual([]);
});

it('the README of machines shows the example as it is', () => {
  const read = (file: string) => readFileSync(join(root, 'packages/machines', file), 'utf8');
  expect(read('README.md')).toContain(read('examples/terminalLogin.ts'));
});
