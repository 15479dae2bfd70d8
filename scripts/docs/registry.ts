import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parse } from 'yaml';
import { root } from '../lib/root.ts';

/** A file of an item, as the registry's schema has it. */
interface RegistryFile {
  /** From the root of the repository. */
  path: string;
  type: 'registry:file';
  /** Where it lands in the project of who adds it: as in the package, so that relative imports hold. */
  target: string;
  content: string;
}

/** A component in the form in which the `shadcn` command copies it into a project. */
export interface RegistryItem {
  $schema: string;
  name: string;
  type: 'registry:ui';
  title: string;
  description: string;
  /** Packages of npm, with versions. */
  dependencies: string[];
  /** Other components of this registry. */
  registryDependencies: string[];
  files: RegistryFile[];
}

const SOURCES = 'packages/ui/src';
const COMPONENTS = `${SOURCES}/components`;
/** The file that another component imports; what else it needs of a folder comes along. */
const COMPONENT = new RegExp(`^${COMPONENTS}/(\\w+)/\\1\\.tsx$`);
const TARGET = 'potli';
const SCHEMAS = 'https://ui.shadcn.com/schema';
const IMPORT = /^(?:import|export)\s(?:[^;]*?\sfrom\s)?'([^']+)';$/gm;
/** What every project that uses React components has. */
const GIVEN = new Set(['react', 'react-dom']);

/** A component for each folder of the design system, by name of the folder. */
export function readRegistry(): RegistryItem[] {
  const folders = readdirSync(join(root, COMPONENTS), { withFileTypes: true }).filter((each) => each.isDirectory());
  const names = folders.map(({ name }) => name).sort();
  return names.filter((name) => existsSync(join(root, COMPONENTS, name, `${name}.tsx`))).map(toItem);
}

/** The files of the registry by their addresses on the docs site: one for each component, and the list of all. */
export function renderRegistry(): Map<string, string> {
  const items = readRegistry();
  const list = items.map(({ files, ...item }) => ({
    ...item,
    $schema: undefined,
    files: files.map(({ content: _content, ...file }) => file),
  }));
  const index = {
    $schema: `${SCHEMAS}/registry.json`,
    name: 'potli',
    homepage: 'https://github.com/potli/potli',
    items: list,
  };
  const pages = items.map((item): [string, object] => [`r/${item.name}.json`, item]);
  return new Map(
    [...pages, ['r/registry.json', index] as const].map(([address, value]) => [address, `${JSON.stringify(value)}\n`]),
  );
}

function toItem(name: string): RegistryItem {
  const { files, packages, components } = collect(`${COMPONENTS}/${name}/${name}.tsx`);
  return {
    $schema: `${SCHEMAS}/registry-item.json`,
    name: toItemName(name),
    type: 'registry:ui',
    title: name,
    description: descriptionOf(name),
    dependencies: [...packages].sort().map((each) => `${each}@${versionOf(each)}`),
    registryDependencies: [...components].sort().map((each) => `@potli/${toItemName(each)}`),
    files: [...files].sort().map((path) => ({
      path,
      type: 'registry:file',
      target: posix.join(TARGET, posix.relative(SOURCES, path)),
      content: readFileSync(join(root, path), 'utf8'),
    })),
  };
}

/** The files that a component needs, up to those of other components. */
function collect(entry: string) {
  const files = new Set<string>();
  const packages = new Set<string>();
  const components = new Set<string>();
  const open = [entry];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (files.has(path)) continue;
    files.add(path);
    for (const specifier of importsOf(path)) {
      const file = posix.join(posix.dirname(path), specifier);
      const component = COMPONENT.exec(file)?.[1];
      if (!specifier.startsWith('.')) packages.add(toPackage(specifier));
      else if (component && file !== entry) components.add(component);
      else open.push(file);
    }
  }
  for (const name of GIVEN) packages.delete(name);
  return { files, packages, components };
}

/** What a file imports: packages, and files relative to it. */
export function importsOf(path: string): string[] {
  return [...readFileSync(join(root, path), 'utf8').matchAll(IMPORT)].map(([, specifier = '']) => specifier);
}

/** `react-dom/client` belongs to `react-dom`, `@radix-ui/react-tabs` to itself. */
export function toPackage(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

const toItemName = (name: string) => name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase();

/** The sentences above the component, on one line. */
function descriptionOf(name: string): string {
  const text = readFileSync(join(root, COMPONENTS, name, `${name}.tsx`), 'utf8');
  const [before = ''] = text.split(new RegExp(`^export (?:function|const) ${name}\\b`, 'm'));
  const [, comment = ''] = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*$/.exec(before) ?? [];
  return comment
    .replace(/^\s*\* ?/gm, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

const { catalog } = parse(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8')) as {
  catalog: Record<string, string>;
};

function versionOf(name: string): string {
  const version = catalog[name];
  if (version === undefined) throw new Error(`The catalog of pnpm-workspace.yaml has no ${name}.`);
  return version;
}
