import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { adminPaths } from './adminPaths.ts';
import { memberPaths } from './memberPaths.ts';
import { atPage, paths } from './paths.ts';

const routeTree = readFileSync(new URL('../routeTree.gen.ts', import.meta.url), 'utf8');

/** Addresses of all routes but those for missing pages; parts that differ are a `$`. */
const routes = Array.from(routeTree.matchAll(/fullPath: '(.*)'/g), ([, path = '']) => path)
  .filter((path) => !path.endsWith('$'))
  .map((path) => path.replace(/(?<=.)\/$/, '').replaceAll(/\$\w+/g, '$$'));

test('every route has a path, and every path is that of a route', () => {
  const own = [paths, memberPaths, adminPaths]
    .flatMap((list) => Object.values<string | ((...parts: string[]) => string)>(list))
    .map((path) => (typeof path === 'string' ? path : decodeURIComponent(path('$', '$'))));
  expect(own.sort()).toEqual([...new Set(routes)].sort());
});

test('the first page of a list is the list', () => {
  expect([atPage('/stores'), atPage('/stores', 1), atPage('/stores', 2)]).toEqual([
    '/stores',
    '/stores',
    '/stores?page=2',
  ]);
});
