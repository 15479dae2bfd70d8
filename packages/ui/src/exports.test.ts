import { createRequire } from 'node:module';
import { relative } from 'node:path';
import { expect, test } from 'vitest';

const { resolve } = createRequire(import.meta.url);

/** The file behind `@potli/ui/<entry>` as Node finds it, or undefined where there is none. */
function fileOf(entry: string): string | undefined {
  try {
    return relative(import.meta.dirname, resolve(`@potli/ui/${entry}`));
  } catch {
    return undefined;
  }
}

const files = Object.keys(import.meta.glob('./{components,motifs}/**/*.{ts,tsx}')).map((path) => {
  const [, room = '', folder = '', file = ''] = path.split('/');
  return { room, folder, file, name: file.replace(/\.tsx?$/, '') };
});
const main = files.filter(({ folder, file }) => file === `${folder}.tsx`);
const internal = files.filter(({ folder, file }) => file !== `${folder}.tsx`);

test('every component and motif has one address', () => {
  expect(main.length).toBeGreaterThan(80);
  for (const { room, folder, file } of main) {
    expect(fileOf(room === 'motifs' ? `motifs/${folder}` : folder)).toBe(`${room}/${folder}/${file}`);
  }
});

test('every folder has a main file', () => {
  const named = new Set(main.map(({ folder }) => folder));
  expect(internal.filter(({ folder }) => !named.has(folder))).toEqual([]);
});

test('other files of a component cannot be imported', () => {
  const open = internal.flatMap(({ room, folder, file, name }) =>
    [name, file, `${folder}/${name}`, `${folder}/${file}`, `${room}/${name}`, `${room}/${folder}/${name}`]
      .concat(`${room}/${folder}/${file}`, `src/${room}/${folder}/${file}`)
      .filter((entry) => fileOf(entry) !== undefined),
  );
  // the styles must be in the page before the script
  expect(open).toEqual(['Accordion.css']);
});

test('paths through the folders do not resolve', () => {
  expect(fileOf('components/Button/Button')).toBeUndefined();
  expect(fileOf('Button/Button')).toBeUndefined();
  expect(fileOf('motifs/Cord/Cord')).toBeUndefined();
  expect(fileOf('styles/card.css')).toBeUndefined();
});
