import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../lib/root.ts';
import { breakingChanges } from './breakingChanges.ts';
import { respellingsIn, unannounced } from './breakingTexts.ts';
import { readApi } from './readApi.ts';
import { currentApi, releasedApi, releasedApis, uiVersion } from './releasedApi.ts';

const folder = join(root, '.changeset');
const changesets = readdirSync(folder)
  .filter((file) => file.endsWith('.md'))
  .map((file) => readFileSync(join(folder, file), 'utf8'));

describe('the design system and its last release', () => {
  it('keeps the names of the version that it has, and of no other', () => {
    expect(releasedApis()).toEqual([`${uiVersion()}.api.txt`]);
  });

  it('says in a changeset what it removes or requires, with the old and the new spelling', () => {
    const changes = breakingChanges(readApi(releasedApi()), readApi(currentApi()));
    expect(unannounced(changes, changesets.filter(isOfUi))).toEqual([]);
  });

  it('raises the version for it by more than a patch', () => {
    const breaking = changesets.filter((text) => isOfUi(text) && respellingsIn(text).length > 0);
    expect(breaking.filter((text) => /'@potli\/ui': patch/.test(text))).toEqual([]);
  });

  it('has a change log that begins with its version, and tells the spellings of every release', () => {
    const log = readFileSync(join(root, 'packages/ui/CHANGELOG.md'), 'utf8');
    expect(/^## (.+)$/m.exec(log)?.[1]).toBe(uiVersion());
    expect(respellingsIn(log)).toContainEqual({ old: 'ButtonLook.variant "earn"', current: 'primary' });
  });
});

const isOfUi = (text: string) => /^['"]@potli\/ui['"]: /m.test(text);

/** A component with these props, among the modules that others import. */
const withProps = (props: string, more = '') =>
  readApi(
    `// components/Tile/Tile.d.ts
import { type Tone } from './tone.ts';
${more}
export interface TileProps {
${props}
}
export declare function Tile({ label }: TileProps): void;

// components/Tile/tone.d.ts
export type Tone = 'earn' | 'quiet';
export declare function helper(): void;

// format/formatSum.d.ts
export declare function formatSum(rupees: number, sign?: string): string;
`,
  );

const released = withProps("label: string; tone?: Tone; size?: 'sm' | 'md'; texts: { open: string; close?: string };");

describe.each<[string, string, string[]]>([
  ['nothing', "label: string; tone?: Tone; size?: 'sm' | 'md'; texts: { open: string; close?: string };", []],
  [
    'a new choice',
    "label: string; tone?: Tone; size?: 'sm' | 'md' | 'lg'; texts: { open: string; close?: string }; icon?: string;",
    [],
  ],
  [
    'a prop that is gone',
    'label: string; tone?: Tone; texts: { open: string; close?: string };',
    ['removed TileProps.size'],
  ],
  [
    'a prop that got another name',
    "title: string; tone?: Tone; size?: 'sm' | 'md'; texts: { open: string; close?: string };",
    ['removed TileProps.label', 'required TileProps.title'],
  ],
  [
    'a prop that is required now',
    "label: string; tone: Tone; size?: 'sm' | 'md'; texts: { open: string; close?: string };",
    ['required TileProps.tone'],
  ],
  [
    'a text of an object that is required now',
    "label: string; tone?: Tone; size?: 'sm' | 'md'; texts: { open: string; close: string };",
    ['required TileProps.texts.close'],
  ],
  [
    'a choice that is gone',
    "label: string; tone?: Tone; size?: 'md'; texts: { open: string; close?: string };",
    ['removed TileProps.size "sm"'],
  ],
  ['a prop by way of another type', 'label: string; tone?: Tone; size?: Size; texts: Texts;', []],
])('%s', (_name, props, expected) => {
  const more = "type Size = 'sm' | 'md'; interface Texts { open: string; close?: string }";
  it(expected.length === 0 ? 'breaks nothing' : 'is found', () => {
    const found = breakingChanges(released, withProps(props, more));
    expect(found.map(({ kind, name }) => `${kind} ${name}`)).toEqual(expected);
  });
});

describe('what else breaks', () => {
  const api = (text: string) => readApi(text);
  const format = (parameters: string) =>
    api(`// format/formatSum.d.ts\nexport declare function formatSum(${parameters}): string;\n`);
  const names = (old: ReturnType<typeof api>, current: ReturnType<typeof api>) =>
    breakingChanges(old, current).map(({ kind, name }) => `${kind} ${name}`);

  it('an argument that is required now, but not its name', () => {
    const old = format('rupees: number, sign?: string');
    expect(names(old, format('amount: number, mark?: string'))).toEqual([]);
    expect(names(old, format('rupees: number, sign: string'))).toEqual(['required formatSum(argument 2)']);
    expect(names(old, format('rupees: number'))).toEqual(['removed formatSum(argument 2)']);
  });

  it('a function that is gone, but not one that nobody can import', () => {
    const helper = '// components/Tile/helper.d.ts\nexport declare function help(): void;\n';
    expect(names(api(helper), api(''))).toEqual([]);
    expect(names(format('rupees: number'), api(''))).toEqual(['removed formatSum']);
  });

  it('no prop that comes from another type now', () => {
    const own = '// components/Tile/Tile.d.ts\nexport interface TileProps { label: string; hint?: string }\n';
    const inherited = `// components/Tile/Tile.d.ts
import type { FieldProps } from '../Field/Field.tsx';
export interface TileProps extends Omit<FieldProps, 'error'> {}

// components/Field/Field.d.ts
export interface FieldProps { label: string; hint?: string; error?: string }
`;
    expect(names(api(own), api(inherited))).toEqual([]);
    const unnamed = `// components/Tile/Tile.d.ts
import type { Base } from './base.ts';
export interface TileProps extends Base {}

// components/Tile/base.d.ts
export interface Base { label: string; hint?: string }
`;
    expect(names(api(unnamed), api(own))).toEqual([]);
    expect(names(api(unnamed), api(own.replace('hint?', 'hint')))).toEqual(['required TileProps.hint']);
    expect(names(api(unnamed), api(own.replace('; hint?: string', '')))).toEqual(['removed TileProps.hint']);
    const without = inherited.replace("'error'", "'error' | 'hint'");
    expect(names(api(own), api(without))).toEqual(['removed TileProps.hint']);
  });
});

describe('a changeset says it', () => {
  const removed = { name: 'TileProps.label', kind: 'removed' } as const;
  const required = { name: 'TileProps.title', kind: 'required' } as const;

  it.each([
    ['both spellings', "Breaking:\n\n- `TileProps.label` → `TileProps.title: 'Pending'`\n", 0],
    ['several in a line', 'Breaking:\n\n- `a` → `b`, `TileProps.label` → `TileProps.title`\n', 0],
    [
      'nothing in its place, for one of the two',
      'Breaking:\n\n- `TileProps.label` → nothing: the tile has no text\n',
      1,
    ],
    ['a name without its successor', 'Breaking:\n\n- `TileProps.label`, `TileProps.title`\n', 2],
    ['it outside of the list', '`TileProps.label` → `TileProps.title`\n', 2],
    ['nothing', 'A tile has a title.\n', 2],
  ])('%s', (_name, text, missing) => {
    expect(unannounced([removed, required], [`---\n'@potli/ui': minor\n---\n\n${text}`])).toHaveLength(missing);
  });

  it('else the test tells what to write', () => {
    expect(unannounced([removed], [])).toEqual([
      '`TileProps.label` is removed. Write in a changeset: "- `TileProps.label` → `…`", or "→ nothing: …"',
    ]);
  });
});
