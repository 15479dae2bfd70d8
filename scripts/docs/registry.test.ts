import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../lib/root.ts';
import { importsOf, type RegistryItem, readRegistry, renderRegistry, toPackage } from './registry.ts';

const items = readRegistry();

it('has every component of the design system', () => {
  const folders = readdirSync(join(root, 'packages/ui/src/components'));
  const components = folders.filter((name) => existsSync(join(root, `packages/ui/src/components/${name}/${name}.tsx`)));
  expect(items.map(({ title }) => title)).toEqual(components.sort());
});

const written = renderRegistry();
const read = <T>(address: string) => JSON.parse(written.get(address) ?? '') as T;

it('has a list of all, and a file for each', () => {
  const {
    name,
    homepage,
    items: listed,
  } = read<{ name: string; homepage: string; items: RegistryItem[] }>('r/registry.json');
  expect([name, new URL(homepage).protocol]).toEqual(['potli', 'https:']);
  expect([...written.keys()]).toEqual([...listed.map((item) => `r/${item.name}.json`), 'r/registry.json']);
});

const targetOf = (path: string) => path.replace('packages/ui/src/', 'potli/');
const byName = new Map(items.map((item) => [`@potli/${item.name}`, item]));

describe.each(items)('$name', (item) => {
  const { files, dependencies, registryDependencies } = item;

  it('has the fields that the schema of the `shadcn` command requires', () => {
    expect(read(`r/${item.name}.json`)).toEqual(item);
    expect(item).toMatchObject({ $schema: 'https://ui.shadcn.com/schema/registry-item.json', type: 'registry:ui' });
    expect(item.name).toMatch(/^[a-z0-9-]+$/);
    expect(files.length).toBeGreaterThan(0);
    // this type of file must say where it lands
    for (const { type, path, target } of files) expect([type, target]).toEqual(['registry:file', targetOf(path)]);
    for (const each of dependencies) expect(each).toMatch(/^(@[\w-]+\/)?[\w-]+@\d/);
    for (const each of registryDependencies) expect(byName.has(each), each).toBe(true);
  });

  it('names files that exist', () => {
    for (const { path, content } of files) expect(content).toBe(readFileSync(join(root, path), 'utf8'));
  });

  it('brings everything that it imports', () => {
    const brought = new Set(
      [...files, ...registryDependencies.flatMap((name) => byName.get(name)?.files ?? [])].map(({ path }) => path),
    );
    const packages = new Set([...dependencies.map((name) => name.replace(/(?<=.)@.*/, '')), 'react', 'react-dom']);
    const missing = files.flatMap(({ path }) =>
      importsOf(path).filter((specifier) =>
        specifier.startsWith('.')
          ? !brought.has(posix.join(posix.dirname(path), specifier))
          : !packages.has(toPackage(specifier)),
      ),
    );
    expect(missing).toEqual([]);
  });
});
