import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { root } from '../lib/root.ts';
import { openDocs } from './openDocs.ts';
import { toArgTypes } from './toArgTypes.ts';

const ui = join(root, 'packages/ui/src');
const read = openDocs();
afterAll(() => read[Symbol.dispose]());

/** `Button/Button.tsx`: the other files of a folder are internal. */
const files = globSync('{components,motifs}/*/*.tsx', { cwd: ui })
  .filter((file) => basename(dirname(file)) === basename(file, '.tsx'))
  .sort();
const components = files.flatMap((file) => (read(join(ui, file)) ?? []).map((docs) => ({ file, ...docs })));
const find = (name: string) => components.find((each) => each.name === name);

/** They have no look of their own, and stand on the page of a component that uses them. */
const ON_THE_PAGE_OF: Partial<Record<string, string>> = {
  LinkProvider: 'Link',
  LogoArtProvider: 'Logo',
  Toast: 'Toaster',
};

test('components are found, with more than one in a file', () => {
  expect(files.length).toBeGreaterThan(100);
  expect(components.map(({ name }) => name)).toEqual(expect.arrayContaining(['Menu', 'MenuItem', 'Stitch']));
});

test('every component and every prop says what it is for', () => {
  const silent = components.flatMap(({ file, name, description, props }) => [
    ...(description === '' ? [`${file}: ${name}`] : []),
    ...props.filter((prop) => prop.description === '').map((prop) => `${file}: ${name}.${prop.name}`),
  ]);
  expect(silent).toEqual([]);
});

describe('props', () => {
  test('of a union are one list, and are required where every member requires them', () => {
    const { props = [] } = find('Tag') ?? {};
    const required = Object.fromEntries(props.map((prop) => [prop.name, prop.required]));
    expect(required).toMatchObject({ children: true, tone: false, onRemove: false, removeLabel: false });
    expect(props.find(({ name }) => name === 'onRemove')?.type).toBe('() => void');
  });

  test('derived from styles have their values as choices', () => {
    expect(find('MenuItem')?.props.find(({ name }) => name === 'tone')).toMatchObject({
      choices: ['danger', 'neutral'],
      defaultValue: "'neutral'",
    });
  });

  test('that are inherited are there, those of the native element are not', () => {
    const names = find('TextField')?.props.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['label', 'error', 'leading']));
    expect(names).not.toContain('onClick');
  });

  test('have their defaults from the parameter or from the doc comment', () => {
    const defaults = (name: string) =>
      Object.fromEntries(find(name)?.props.map((prop) => [prop.name, prop.defaultValue]) ?? []);
    expect(defaults('IconButton')).toMatchObject({ variant: "'ghost'", iconSize: '20', label: undefined });
    expect(defaults('Button')).toMatchObject({ variant: "'secondary'", size: "'md'" });
  });

  test('list the parts of objects that the package declares', () => {
    const items = find('Accordion')?.props.find(({ name }) => name === 'items');
    expect(items?.parts).toMatch(/^question: string.*\nanswer: ReactNode.*\naction\?: ReactNode/);
  });

  test('stand in the table by need: required ones first', () => {
    const { props = [] } = find('IconButton') ?? {};
    expect(Object.keys(toArgTypes(props)).slice(0, 2).sort()).toEqual(['icon', 'label']);
  });
});

describe.each(files.filter((file) => file.startsWith('components/')))('%s', (file) => {
  const name = basename(file, '.tsx');
  const folder = ON_THE_PAGE_OF[name] ?? name;
  const page = join(ui, 'components', folder, `${folder}.mdx`);
  const text = existsSync(page) ? readFileSync(page, 'utf8') : '';

  test('has a page with its playground, props, code, do and don’t', () => {
    const parts = [
      '<Canvas of={stories.Playground}',
      '<Controls of={stories.Playground} />',
      `from '@potli/ui/${name}';`,
      '\n## Do\n\n- ',
      "\n## Don't\n\n- ",
    ];
    expect(parts.filter((part) => !text.includes(part))).toEqual([]);
  });

  test('has a table of props for every component that it exports', () => {
    const others = components.filter((each) => each.file === file && each.name !== folder);
    const missing = others.filter((each) => each.props.length > 0 && !text.includes(`<ArgTypes of={${each.name}} />`));
    expect(missing.map((each) => each.name)).toEqual([]);
  });
});
