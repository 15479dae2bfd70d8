import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withoutAdmin } from './withoutAdmin.ts';

const tree = readFileSync(new URL('./src/routeTree.gen.ts', import.meta.url), 'utf8');
const filesOf = (code: string) => Array.from(code.matchAll(/from '(\.\/routes\/.+)'/g), ([, file]) => file ?? '');
const childrenOf = (code: string) => /^const rootRouteChildren.*?^};/ms.exec(code)?.[0] ?? '';

test('the routes of visitors and members stay, those of the admin area go', () => {
  const files = filesOf(tree);
  const admin = files.filter((file) => file.startsWith('./routes/admin/'));
  expect(admin.length).toBeGreaterThan(5);
  expect(filesOf(withoutAdmin(tree))).toEqual(files.filter((file) => !admin.includes(file)));
});

test('only the admin area leaves the root', () => {
  const lines = childrenOf(tree).split('\n');
  const gone = lines.filter((line) => !childrenOf(withoutAdmin(tree)).split('\n').includes(line));
  expect(gone.map((line) => line.trim())).toEqual(['AdminRouteRoute: AdminRouteRouteWithChildren,']);
});

test('a tree of another form is refused, so that the area is not loaded unnoticed', () => {
  expect(() => withoutAdmin(tree.replaceAll("'./routes/admin/", "'#admin/"))).toThrow('names no routes');
  expect(() => withoutAdmin(tree.replaceAll('const rootRouteChildren', 'const root'))).toThrow('would still load');
});
